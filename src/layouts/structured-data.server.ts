import type { Graph, Thing } from "schema-dts";
import type { UiTexts } from "../../generated/texts.ts";
import { type IndexedPage, isIndexed, type PageId, pathOf } from "../content/addresses.server.ts";
import { languages, loadTexts } from "../content/load-content.server.ts";
import { loadSite } from "../content/site.server.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { pageName } from "../ui/shell.server.ts";

const introducing: readonly IndexedPage[] = ["home", "about", "contact", "donate"];

/** An entry below a page. `name` stands in its address. */
export type EntryData = {
  readonly name: string;
  readonly title: string;
  readonly head: { readonly title: string; readonly description: string };
  readonly things?: readonly Thing[];
};

/** JSON-LD (schema.org), in which no text can end the `<script>`; undefined where it is not listed. */
export function structuredData(
  page: PageId,
  language: Language,
  entry?: EntryData,
): string | undefined {
  if (!isIndexed(page)) return undefined;
  const ui = loadTexts("ui", language);
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [
      ...(introducing.includes(page) ? [organization(ui, language)] : []),
      ...(page === "donate" ? [donateAction(ui, language)] : []),
      ...(entry?.things ?? []),
      ...(page === "home" ? [] : [breadcrumbs(page, ui, language, entry)]),
    ],
  };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

/** One name for the charity on all pages, so that they speak of the same one. */
export const organizationId = () => `${loadSite().address}/#charity`;

function organization(ui: UiTexts, language: Language): Thing {
  const { address, founded, phone, email, facebook, instagram, registration } = loadSite();
  const codes = languages().map(({ code }) => code);
  return {
    "@type": "NGO",
    "@id": organizationId(),
    name: ui.name,
    ...(registration && { legalName: registration.name, identifier: registration.number }),
    description: ui.footer.about,
    url: address + pathOf("home", language),
    logo: `${address}/icons/icon-512.png`,
    foundingDate: String(founded),
    email,
    telephone: phone,
    address: { "@type": "PostalAddress", addressLocality: ui.place.city, addressCountry: "MR" },
    areaServed: {
      "@type": "City",
      name: ui.place.city,
      containedInPlace: { "@type": "Country", name: ui.place.country },
    },
    knowsLanguage: codes,
    contactPoint: [
      {
        "@type": "ContactPoint",
        contactType: "customer support",
        telephone: phone,
        email,
        url: address + pathOf("contact", language),
        availableLanguage: codes,
      },
    ],
    sameAs: [facebook, instagram],
  };
}

function donateAction(ui: UiTexts, language: Language): Thing {
  const url = loadSite().address + pathOf("donate", language);
  return {
    "@type": "DonateAction",
    name: ui.nav.donate,
    recipient: { "@id": organizationId() },
    priceCurrency: "MRU",
    target: { "@type": "EntryPoint", urlTemplate: url },
  };
}

function breadcrumbs(
  page: Exclude<IndexedPage, "home">,
  ui: UiTexts,
  language: Language,
  entry?: EntryData,
): Thing {
  const steps = [
    { path: pathOf("home", language), name: ui.breadcrumb },
    { path: pathOf(page, language), name: pageName(page, ui) },
    ...(entry ? [{ path: pathOf(page, language, entry.name), name: entry.title }] : []),
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: loadSite().address + path,
    })),
  };
}
