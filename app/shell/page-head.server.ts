import { languages } from "../content/languages.server.ts";
import { loadSite, loadTexts } from "../content/load-content.server.ts";
import type { Language } from "../content/schemas/languages.ts";
import { uiSchema } from "../content/schemas/ui.ts";
import { type PageId, pathOf } from "../site-map.server.ts";
import { shareCardOf, shareCardSize } from "./share-card.server.ts";

/** What the head of a page says about it; addresses are absolute. */
export type PageHead = {
  title: string;
  description: string;
  /** Absent on the page that search engines must not list. */
  listed?: Listing;
};

type Listing = {
  canonical: string;
  alternates: { hreflang: string; href: string }[];
  siteName: string;
  /** The names Open Graph has for the page's language and for the others. */
  locale: string;
  otherLocales: string[];
  picture: { url: string; alt: string; width: number; height: number };
};

/** The head of a page in a language; `x-default` is the main language. */
export function pageHead(
  page: PageId,
  language: Language,
  { title, description }: { title: string; description: string },
): PageHead {
  if (page === "notFound") return { title, description };
  const { address } = loadSite();
  const hrefIn = (other: Language) => `${address}${pathOf(page, other)}`;
  const [main = language] = languages();
  const { path, alt } = shareCardOf(page, language);
  const listed: Listing = {
    canonical: hrefIn(language),
    alternates: [
      ...languages().map((other) => ({ hreflang: other.code, href: hrefIn(other) })),
      { hreflang: "x-default", href: hrefIn(main) },
    ],
    siteName: loadTexts("ui.yaml", uiSchema, language).name,
    locale: language.openGraph,
    otherLocales: languages()
      .filter(({ code }) => code !== language.code)
      .map(({ openGraph }) => openGraph),
    picture: { url: address + path, alt, ...shareCardSize },
  };
  return { title, description, listed };
}
