import { createHash } from "node:crypto";
import { rateSources } from "../donate/rates/rate-sources.ts";
import { mailOrigin } from "../forms/send-email.ts";

/** The only other machines that a page may ask: the mail service and the rate services. */
export const connectOrigins: readonly string[] = [
  mailOrigin,
  ...new Set(rateSources.map(({ url }) => new URL(url).origin)),
];

/** What Astro writes into every page's policy beside `script-src` and `style-src` with their hashes. */
export const directives = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  `connect-src 'self' ${connectOrigins.join(" ")}`,
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types khayma",
] as const;

type Hash = `sha256-${string}`;
type PagePolicy = {
  insertScriptHash: (hash: Hash) => void;
  insertStyleHash: (hash: Hash) => void;
};

/** Allows, on one page, inline code that Astro does not write itself. */
export function allowInline(
  policy: PagePolicy,
  { scripts, styles }: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): void {
  for (const code of scripts) policy.insertScriptHash(hashOf(code));
  for (const code of styles) policy.insertStyleHash(hashOf(code));
}

const meta = /<meta http-equiv="content-security-policy"[^>]*>/;
const inline = /<(?:script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/(?:script|style)>/g;

/**
 * The page with its policy first in its head, so that it holds for all that follows, and with the hashes
 * of this page's inline scripts and styles only: Astro writes those of every page into each one, which
 * is more than a page needs and weighs about 1 KB that does not compress.
 */
export function keepOwnPolicy(html: string): string {
  const [policy = ""] = meta.exec(html) ?? [];
  const own = new Set([...html.matchAll(inline)].map(([, code = ""]) => hashOf(code)));
  const strict = policy.replace(/ '(sha256-[^']+)'/g, (all, hash: Hash) =>
    own.has(hash) ? all : "",
  );
  return html.replace(policy, "").replace("<head>", () => `<head>${strict}`);
}

/** As a policy names inline code that it allows. */
export function hashOf(code: string): Hash {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
