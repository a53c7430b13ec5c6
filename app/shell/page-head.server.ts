import { languages } from "../content/languages.server.ts";
import { loadSite } from "../content/load-content.server.ts";
import type { Language } from "../content/schemas/languages.ts";
import { type PageId, pathOf } from "../site-map.server.ts";

/** What the head of a page says about it; addresses are absolute. */
export type PageHead = {
  title: string;
  description: string;
  /** Absent on pages that search engines must not list. */
  canonical?: string;
  alternates: { hreflang: string; href: string }[];
  locale: string;
};

/** The head of a page in a language; `x-default` is the main language. */
export function pageHead(
  page: PageId,
  language: Language,
  { title, description }: { title: string; description: string },
): PageHead {
  const base = { title, description, locale: language.openGraph };
  if (page === "notFound") return { ...base, alternates: [] };
  const { address } = loadSite();
  const hrefIn = (other: Language) => `${address}${pathOf(page, other)}`;
  const [main = language] = languages();
  return {
    ...base,
    canonical: hrefIn(language),
    alternates: [
      ...languages().map((other) => ({ hreflang: other.code, href: hrefIn(other) })),
      { hreflang: "x-default", href: hrefIn(main) },
    ],
  };
}
