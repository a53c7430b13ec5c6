import type { Shell } from "../components/shell/shell.server.ts";
import { pathOf } from "../lib/addresses/addresses.server.ts";
import { isIndexed, pageRow } from "../lib/addresses/pages.server.ts";
import { languageOfPath, languages, loadTexts } from "../lib/content/load-content.server.ts";
import { labelExample } from "../lib/content/records.server.ts";
import { loadSite } from "../lib/content/site.server.ts";
import { interpolate } from "../lib/i18n/interpolate.ts";
import type { Language } from "../lib/i18n/languages-schema.server.ts";

/** What the head of a page says. */
export type HeadWords = { readonly title: string; readonly description: string };

/** @throws ContentError when the texts of the page are wrong */
export function pageHead(shell: Shell, words = wordsOf(shell)) {
  const { page, language, languages } = shell;
  const { title, description } = words;
  const main = languages.filter(({ code }) => code === languageOfPath("/").code);
  const translations = [...languages, ...main.map(({ href }) => ({ code: "x-default", href }))];
  return {
    title,
    description,
    shareTags: page === "notFound" ? [] : shareTags(shell, words),
    alternates: isIndexed(page)
      ? translations.map(({ code, href }) => ({ hreflang: code, href: loadSite().address + href }))
      : [],
    structuredData: page === "home" ? structuredData(language) : undefined,
  };
}

function wordsOf({ page, language, site }: Shell): HeadWords {
  const { title: ownTitle, description } = loadTexts(page, language).head;
  const isExample = pageRow(page).unindexed === "examples";
  const title = isExample ? labelExample(ownTitle, language) : ownTitle;
  if (typeof description === "string") return { title, description };
  return { title, description: interpolate(description, { founded: site.founded }) };
}

/** Tags for Open Graph (ogp.me), and one for X, which reads the others too. */
function shareTags({ language, address, ui }: Shell, { title, description }: HeadWords) {
  const openGraph = {
    type: "website",
    site_name: ui.name,
    title,
    description,
    url: address,
    locale: language.locale.replace("-", "_"),
    image: `${loadSite().address}/share.png`,
    "image:width": "1200",
    "image:height": "630",
    "image:alt": ui.name,
  };
  return [
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

const otherPages = { selector_matches: "[href^='/']" };

/** Loads the page behind a link under a finger or pointer (docs/decisions/007-what-is-loaded-when.md). */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: otherPages, eagerness: "moderate" }],
});

/** The charity in the words of schema.org, as JSON-LD in which no text can end the `<script>`. */
export function structuredData(language: Language): string {
  const { address, founded, phone, email, facebook, instagram, registration } = loadSite();
  const ui = loadTexts("ui", language);
  const charity = {
    "@context": "https://schema.org",
    "@type": "NGO",
    "@id": `${address}/#charity`,
    name: ui.name,
    ...(registration && { legalName: registration.name, identifier: registration.number }),
    description: ui.footer.about,
    url: address + pathOf("home", language),
    logo: `${address}/icons/icon-512.png`,
    foundingDate: String(founded),
    email,
    telephone: phone,
    address: { "@type": "PostalAddress", addressLocality: ui.place.city, addressCountry: "MR" },
    knowsLanguage: languages().map(({ code }) => code),
    sameAs: [facebook, instagram],
  };
  return JSON.stringify(charity).replaceAll("<", "\\u003c");
}
