import { editorPath, hashedFolder } from "../src/content/addresses.server.ts";

/** Short: they share the first packets of a connection with the page. */
const everywhere = {
  // What a page's own policy, in its <meta>, cannot say; both apply.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // docs/decisions/006 says why no more are named.
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Two years, in seconds. Browsers ignore it over plain http.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  // Every page names who is paid, and browsers take what they keep for Back and restored tabs unasked.
  "Cache-Control": "no-store",
};

/** Asked for again each time. */
const file = { "Cache-Control": "no-cache" };

/** Opened by itself such a file, as an SVG with a script in it, runs and loads nothing. */
const inert = {
  ...file,
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Scripts are left out: what a service worker may ask is said by the policy of its own file. */
export const inertEndings =
  "css json webmanifest csv txt xml ics svg png jpg webp avif woff2 pdf".split(" ");

/** Signing in at a forge opens a window that answers its opener. */
const editor = {
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "X-Robots-Tag": "noindex, nofollow",
};

type Headers = Readonly<Record<string, string>>;

/** What no browser may keep: whatever is not known to be a file. */
export const pageCaching = everywhere["Cache-Control"];

/** By path; later rules win. */
export const headerRules: Readonly<Record<string, Headers>> = {
  "/*": everywhere,
  [editorPath]: editor,
  [`${editorPath}/*`]: editor,
  ...Object.fromEntries(inertEndings.map((ending) => [`/*.${ending}`, inert])),
  "/*.js": file,
  [`/${hashedFolder}/*`]: { "Cache-Control": "public, max-age=31536000, immutable" },
};

/** A rule's path as a regular expression that fits an address and the file that is served at it. */
export function patternOf(rule: string): string {
  const escaped = rule.replaceAll(".", "\\.").replace(/\*$/u, "").replace("*", ".*");
  if (rule.endsWith("*")) return `^${escaped}`;
  return `^${escaped}${rule.includes("*") ? "" : "(\\.html)?"}$`;
}

export function headersFor(path: string): Headers {
  const fitting = Object.entries(headerRules).filter(([rule]) =>
    new RegExp(patternOf(rule), "u").test(path),
  );
  return Object.assign({}, ...fitting.map(([, headers]) => headers));
}
