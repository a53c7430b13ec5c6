import { loadSite, loadTexts } from "../content/load-content.ts";
import { languages } from "../i18n/languages.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { type ListedPage, type PageId, pathOf } from "../site-map.ts";
import { shareCardOf, shareCardSize } from "./share-card.ts";
import { uiSchema } from "./ui-texts.ts";

type WithTitle = { readonly title: string; readonly description: string };

/** What the head of a page says about it; addresses are absolute. */
export type PageHead = WithTitle & {
  /** Absent on the page that search engines must not list. */
  readonly listed?: {
    readonly canonical: string;
    readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
    /** Open Graph (ogp.me), and what X reads beside it; X takes the rest from Open Graph. */
    readonly openGraph: readonly (readonly [string, string])[];
    readonly twitter: readonly (readonly [string, string])[];
  };
};

/** The head of a page in a language; `x-default` is the main language. */
export function pageHead(page: PageId, language: Language, texts: WithTitle): PageHead {
  const { title, description } = texts;
  if (page === "notFound") return { title, description };
  const hrefIn = (other: Language) => loadSite().address + pathOf(page, other);
  const [main = language] = languages();
  const alternates = [
    ...languages().map((other) => ({ hreflang: other.code, href: hrefIn(other) })),
    { hreflang: "x-default", href: hrefIn(main) },
  ];
  const canonical = hrefIn(language);
  return {
    title,
    description,
    listed: { canonical, alternates, ...shareCard(page, language, texts) },
  };
}

function shareCard(page: ListedPage, language: Language, { title, description }: WithTitle) {
  const { address } = loadSite();
  const { path, alt } = shareCardOf(page, language);
  const others = languages().filter(({ code }) => code !== language.code);
  const openGraph: [string, string][] = [
    ["og:type", "website"],
    ["og:site_name", loadTexts("ui.yaml", uiSchema, language).name],
    ["og:title", title],
    ["og:description", description],
    ["og:url", address + pathOf(page, language)],
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
