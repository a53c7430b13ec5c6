import { languages, loadTexts } from "../content/load-content.ts";
import { loadSite } from "../content/site.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { isIndexed, type ListedPage, type PageId, pathOf } from "../site-map.ts";
import { type ShareCard, shareCardOf, shareCardSize } from "./share-card.ts";
import { uiSchema } from "./ui-texts.ts";

type WithTitle = { readonly title: string; readonly description: string };

/** What the head of a page says about it; addresses are absolute. */
export type PageHead = WithTitle & {
  /** Absent on pages that search engines must not list. */
  readonly listed?: {
    readonly canonical: string;
    readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  };
  /** Absent on the not-found page, which nobody sends on. */
  readonly shared?: {
    /** Open Graph (ogp.me), and what X reads beside it; X takes the rest from Open Graph. */
    readonly openGraph: readonly (readonly [string, string])[];
    readonly twitter: readonly (readonly [string, string])[];
  };
};

/**
 * The head of a page, or of an entry below it, in a language; `x-default` is the main language.
 * An entry may bring a share card of its own.
 */
export function pageHead(
  page: PageId,
  language: Language,
  texts: WithTitle,
  entry?: { readonly name: string; readonly card?: ShareCard },
): PageHead {
  const { title, description } = texts;
  if (page === "notFound") return { title, description };
  const canonical = loadSite().address + pathOf(page, language, entry?.name);
  const card = entry?.card ?? shareCardOf(page, language);
  const shared = sharing(language, { title, description, canonical }, card);
  if (!isIndexed(page)) return { title, description, shared };
  return { title, description, shared, listed: listing(page, language, entry?.name) };
}

function listing(page: ListedPage, language: Language, entry?: string) {
  const hrefIn = (other: Language) => loadSite().address + pathOf(page, other, entry);
  const [main = language] = languages();
  const alternates = [
    ...languages().map((other) => ({ hreflang: other.code, href: hrefIn(other) })),
    { hreflang: "x-default", href: hrefIn(main) },
  ];
  return { canonical: hrefIn(language), alternates };
}

function sharing(
  language: Language,
  { title, description, canonical }: WithTitle & { canonical: string },
  { path, alt }: ShareCard,
) {
  const { address } = loadSite();
  const others = languages().filter(({ code }) => code !== language.code);
  const openGraph: [string, string][] = [
    ["og:type", "website"],
    ["og:site_name", loadTexts("ui.yaml", uiSchema, language).name],
    ["og:title", title],
    ["og:description", description],
    ["og:url", canonical],
    ["og:locale", language.openGraph],
    ...others.map((other): [string, string] => ["og:locale:alternate", other.openGraph]),
    ["og:image", address + path],
    ["og:image:type", "image/png"],
    ["og:image:width", String(shareCardSize.width)],
    ["og:image:height", String(shareCardSize.height)],
    ["og:image:alt", alt],
  ];
  const twitter: [string, string][] = [
    ["twitter:card", "summary_large_image"],
    ["twitter:image:alt", alt],
  ];
  return { openGraph, twitter };
}

/**
 * Which pages the browser may load before they are asked for (HTML, "Speculative loading"): the page
 * behind a link that a finger or pointer rests on, so that it is there when the link is followed.
 * Fetched, not prerendered: a page is its HTML, some 10 KB, while rendering Donate unseen would load
 * React and ask the rate services. Browsers do nothing of this for a visitor who spares data.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { selector_matches: "[href^='#'],[aria-current]" } }],
      },
      eagerness: "moderate",
    },
  ],
});
