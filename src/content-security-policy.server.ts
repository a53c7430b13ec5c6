import { rateSources } from "./donate/rates/rate-sources.ts";
import { mailOrigin } from "./forms/send-email.ts";

export const connectOrigins: readonly string[] = [
  mailOrigin,
  ...new Set(rateSources.map(({ url }) => new URL(url).origin)),
];

/** The policy of every page. Astro adds `script-src` and `style-src` with their hashes. */
export const directives = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  `connect-src 'self' ${connectOrigins.join(" ")}`,
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types khayma",
] as const;
