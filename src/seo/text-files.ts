import { loadSite } from "../content/load-content.ts";
import { languages } from "../i18n/languages.ts";
import { pathOf } from "../site-map.ts";

/** `robots.txt` (RFC 9309): everything may be read. */
export function robotsTxt(): string {
  return `User-agent: *
Allow: /

Sitemap: ${loadSite().address}/sitemap.xml
`;
}

/** Days that `security.txt` is good for; RFC 9116 asks for less than a year. */
const goodForDays = 360;

/**
 * `security.txt` (RFC 9116): whom to tell about a weakness.
 * @param now when the site is built
 */
export function securityTxt(now: Date): string {
  const { address, email } = loadSite();
  const [main] = languages();
  const expires = new Date(now.getTime() + goodForDays * 24 * 60 * 60 * 1000);
  return `Contact: mailto:${email}
Contact: ${address}${pathOf("contact", main ?? { prefix: "" })}
Expires: ${expires.toISOString().replace(/\.\d+/, "")}
Preferred-Languages: ${languages()
    .map(({ code }) => code)
    .join(", ")}
Canonical: ${address}/.well-known/security.txt
`;
}
