import { createHash } from "node:crypto";
import { mailOrigin } from "../../src/lib/mail/send-email.ts";
import { rateSources } from "../../src/lib/rates/rate-sources.ts";

export const rateOrigins = [...new Set(rateSources.map(({ url }) => new URL(url).origin))];

/** The hash that allows inline code in a policy. */
export const policyHash = (code: string): string =>
  `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/**
 * The policy of a page: its inline scripts, its styles, the services of rates that its code names, and the email
 * service, which every page may reach although only forms send.
 */
export function policyOf(code: string, scripts: readonly string[], styles: string): string {
  const services = [mailOrigin, ...rateOrigins.filter((origin) => code.includes(origin))];
  const hashes = [...new Set(scripts)].map(policyHash);
  return [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...services].join(" "),
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types khayma",
    ["script-src 'self'", ...hashes].join(" "),
    `style-src 'self' ${policyHash(styles)}`,
  ].join(";");
}
