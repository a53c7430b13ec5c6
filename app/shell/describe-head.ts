import type { MetaDescriptor } from "react-router";
import type { PageHead } from "./page-head.server.ts";

/** A page's `meta` export: title, description, canonical address, languages, share card. */
export function describeHead({
  loaderData,
}: {
  loaderData: { head: PageHead } | undefined;
}): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description, canonical, alternates, locale } = loaderData.head;
  const common: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: locale },
  ];
  if (canonical === undefined) return [...common, { name: "robots", content: "noindex" }];
  return [
    ...common,
    { property: "og:url", content: canonical },
    { tagName: "link", rel: "canonical", href: canonical },
    ...alternates.map(({ hreflang, href }) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: hreflang,
      href,
    })),
  ];
}
