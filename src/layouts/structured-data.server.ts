import { pathOf } from "../lib/addresses/addresses.server.ts";
import { languages, loadTexts } from "../lib/content/load-content.server.ts";
import { loadSite } from "../lib/content/site.server.ts";
import type { Language } from "../lib/i18n/languages-schema.server.ts";

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
