import type { UiTexts } from "../../generated/texts.ts";
import { pageName } from "../components/shell/shell.server.ts";
import { pathOf } from "../lib/addresses/addresses.server.ts";
import { isIndexed, type PageId } from "../lib/addresses/pages.server.ts";
import { languages, loadTexts } from "../lib/content/load-content.server.ts";
import { loadSite } from "../lib/content/site.server.ts";
import type { Language } from "../lib/i18n/languages-schema.server.ts";

/** Something in the words of schema.org. */
type Thing = { readonly "@type": string; readonly [property: string]: unknown };

/** JSON-LD (schema.org) in which no text can end the `<script>`. Undefined for a page without data. */
export function structuredData(page: PageId, language: Language) {
  const things = thingsOf(page, language);
  if (!isIndexed(page) || things.length === 0) return undefined;
  const graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function thingsOf(page: PageId, language: Language): readonly Thing[] {
  const ui = loadTexts("ui", language);
  if (page === "home") return [organization(ui, language)];
  return page === "donate" ? [donateAction(ui, language)] : [];
}

/** The charity, whose identifier is the same on all pages. */
const charityThing = ({ name }: UiTexts) => ({
  "@type": "NGO",
  "@id": `${loadSite().address}/#charity`,
  name,
});

function organization(ui: UiTexts, language: Language): Thing {
  const { address, founded, phone, email, facebook, instagram, registration } = loadSite();
  return {
    ...charityThing(ui),
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
}

function donateAction(ui: UiTexts, language: Language): Thing {
  const url = loadSite().address + pathOf("donate", language);
  return {
    "@type": "DonateAction",
    name: pageName("donate", language),
    recipient: charityThing(ui),
    priceCurrency: "MRU",
    target: url,
  };
}
