import { createHash } from "node:crypto";
import { pathOf } from "../content/addresses.server.ts";
import { languageOfPath, languages, loadTexts } from "../content/load-content.server.ts";
import { isIndexed, type PageId, rowOf } from "../content/pages.server.ts";
import { loadSite } from "../content/site.server.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { payeeMark } from "../payee/payee-mark.server.ts";
import { shareCardPath, shareCardSize } from "./share-card.server.ts";
import { type SubpageData, structuredData } from "./structured-data.server.ts";

/** @throws ContentError when the texts of the page are wrong */
export function pageHead(page: PageId, language: Language, subpageData?: SubpageData) {
  const words = subpageData?.head ?? ownWords(page, language);
  const { address } = loadSite();
  const canonical = address + pathOf(page, language, subpageData?.name);
  return {
    ...words,
    payee: payeeMark(),
    shared: page === "notFound" ? [] : sharing(page, language, words, canonical),
    listed: isIndexed(page)
      ? { canonical, alternates: alternatesOf(page, subpageData?.name) }
      : undefined,
    about: structuredData(page, language, subpageData),
  };
}

function ownWords(page: PageId, language: Language): SubpageData["head"] {
  const { title, description } = loadTexts(page, language).head;
  const founded = String(loadSite().founded);
  if (typeof description === "string") return { title, description };
  return { title, description: interpolate(description, { founded }) };
}

const alternatesOf = (page: PageId, subpage?: string) =>
  [...languages(), { ...languageOfPath("/"), code: "x-default" }].map((language) => ({
    hreflang: language.code,
    href: loadSite().address + pathOf(page, language, subpage),
  }));

/** Tags for Open Graph (ogp.me), and one for X, which reads the others too. */
function sharing(
  page: PageId,
  language: Language,
  { title, description }: SubpageData["head"],
  canonical: string,
) {
  const group = rowOf(page).share ?? "home";
  const openGraph: [property: string, content: string][] = [
    ["og:type", "website"],
    ["og:site_name", loadTexts("ui", language).name],
    ["og:title", title],
    ["og:description", description],
    ["og:url", canonical],
    ["og:locale", language.openGraph],
    ["og:image", loadSite().address + shareCardPath(group, language)],
    ["og:image:width", String(shareCardSize.width)],
    ["og:image:height", String(shareCardSize.height)],
    ["og:image:alt", loadTexts("share", language)[group].alt],
  ];
  return [
    ...openGraph.map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The hash that allows inline code in a policy. */
export const policyHash = (code: string): `sha256-${string}` =>
  `sha256-${createHash("sha256").update(code).digest("base64")}`;

/** Loads the page behind a link under a finger or pointer (docs/decisions/007-what-is-loaded-when.md). */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: "[href^='/']:not([aria-current])" },
      eagerness: "moderate",
    },
  ],
});
