import type { MetaDescriptor } from "react-router";
import type { PageHead } from "./page-head.server.ts";

/** A page's `meta` export: title, description, canonical address, languages, share card. */
export function describeHead({
  loaderData,
}: {
  loaderData: { head: PageHead } | undefined;
}): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description, listed } = loaderData.head;
  const common = [{ title }, { name: "description", content: description }];
  if (!listed) return [...common, { name: "robots", content: "noindex" }];
  const { canonical, alternates } = listed;
  return [
    ...common,
    { tagName: "link", rel: "canonical", href: canonical },
    ...alternates.map(({ hreflang, href }) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: hreflang,
      href,
    })),
    ...shareCard(title, description, listed),
  ];
}

/** Open Graph (ogp.me), and what X reads beside it. X takes the rest from Open Graph. */
function shareCard(
  title: string,
  description: string,
  { canonical, siteName, locale, otherLocales, picture }: NonNullable<PageHead["listed"]>,
): MetaDescriptor[] {
  const graph: [string, string | number][] = [
    ["og:type", "website"],
    ["og:site_name", siteName],
    ["og:title", title],
    ["og:description", description],
    ["og:url", canonical],
    ["og:locale", locale],
    ...otherLocales.map((other): [string, string] => ["og:locale:alternate", other]),
    ["og:image", picture.url],
    ["og:image:type", "image/png"],
    ["og:image:width", picture.width],
    ["og:image:height", picture.height],
    ["og:image:alt", picture.alt],
  ];
  return [
    ...graph.map(([property, content]) => ({ property, content: String(content) })),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image:alt", content: picture.alt },
  ];
}
