import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a file may name: numbers and accounts without spaces, email addresses, and hosts of links. */
export type Allowed = {
  readonly numbers: readonly string[];
  readonly emails: readonly string[];
  readonly hosts: readonly string[];
};

/** Reads the lines of `site.yaml` as `npm run format` writes them: each has one key and its value. */
export function allowedIn(siteYaml: string): Allowed {
  const numbers = valuesOf(siteYaml, "phone|whatsapp|number|account|iban|merchantCode");
  const addresses = valuesOf(siteYaml, "address|facebook|instagram");
  return {
    numbers: numbers.map((number) => number.replace(/[\s-]/g, "").toUpperCase()),
    emails: valuesOf(siteYaml, "email"),
    hosts: [...otherHosts, ...addresses.map((address) => new URL(address).host)],
  };
}

const valuesOf = (yaml: string, keys: string) =>
  [...yaml.matchAll(new RegExp(`^[\\s-]*(?:${keys}): *["']?([^"'#\\n]*[^"'#\\s])`, "gm"))].map(
    ([, value = ""]) => value,
  );

/** Hosts that pages and scripts name beside those of `site.yaml`. */
const otherHosts = [
  // Chats, whose number is checked; maps; the forms; React's errors.
  ..."wa.me www.openstreetmap.org www.google.com maps.app.goo.gl api.emailjs.com".split(" "),
  "react.dev",
  // Rates and their attribution.
  ..."open.er-api.com api.frankfurter.dev latest.currency-api.pages.dev".split(" "),
  ..."www.exchangerate-api.com frankfurter.dev github.com".split(" "),
  // Names of formats.
  ..."www.w3.org schema.org purl.org www.sitemaps.org datapackage.org".split(" "),
];

export function readAllowed(): Allowed {
  const folder = process.env["CONTENT_DIR"] ?? "content";
  return allowedIn(readFileSync(join(folder, "site.yaml"), "utf8"));
}
