import { extname } from "node:path";

/**
 * The response headers of the site and the media types of its files, as data: the local server sends
 * them, and the configurations for real hosts are made from them.
 */

/** Where the editor is; hosts redirect `/admin/` to it. */
export const editorPath = "/admin";

/** Whether an address is the editor's page or one of its parts. */
export function isEditorPath(path: string): boolean {
  return path === editorPath || path.startsWith(`${editorPath}/`);
}

/** Files whose names change with their content; all lie in this folder. */
export const hashedFolder = "assets";

const text = (type: string) => `${type}; charset=utf-8`;

/** The media types of the files that the site has or may have, by the ending of their names. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: text("text/html"),
  css: text("text/css"),
  js: text("text/javascript"),
  json: text("application/json"),
  webmanifest: text("application/manifest+json"),
  csv: text("text/csv"),
  txt: text("text/plain"),
  xml: text("application/xml"),
  ics: text("text/calendar"),
  svg: text("image/svg+xml"),
  ico: "image/x-icon",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  woff2: "font/woff2",
  pdf: "application/pdf",
};

/** The media type of a file by its name. */
export function contentTypeOf(file: string): string {
  return contentTypes[extname(file).slice(1).toLowerCase()] ?? "application/octet-stream";
}

/** Sent with every response. Short: they share the first packets of a connection with the page. */
const securityHeaders = {
  // What a page's own policy, in its <meta>, cannot say; both apply.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // What could spy on a visitor or charge them; docs/decisions/006 says why the rest is not named.
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Two years. Browsers ignore it over plain http, so it does no harm on localhost.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
} as const;

/** A file that is opened by itself, such as an SVG with a script in it, runs and loads nothing. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Scripts are left out: what a service worker may ask is said by the policy of its own file. */
const inertEndings = Object.keys(contentTypes).filter((ending) => !["html", "js"].includes(ending));

/**
 * What the editor's page and its parts have: signing in at a forge opens a window that answers its opener,
 * which the policy of the other pages prevents. Search engines must not index the editor.
 */
const editorHeaders = {
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "X-Robots-Tag": "noindex, nofollow",
};

type Headers = Readonly<Record<string, string>>;

/**
 * Which paths have headers of their own, later ones before earlier ones. `*` stands for any text. What is
 * not hashed is revalidated each time (an unchanged file costs a 304): an old page or QR code would send
 * money to an old number.
 */
export const headerRules: Readonly<Record<string, Headers>> = {
  "/*": { ...securityHeaders, "Cache-Control": "no-cache" },
  [`/${hashedFolder}/*`]: { "Cache-Control": "public, max-age=31536000, immutable" },
  [editorPath]: editorHeaders,
  [`${editorPath}/*`]: editorHeaders,
  ...Object.fromEntries(
    inertEndings.map((ending): [string, Headers] => [
      `/*.${ending}`,
      { "Content-Security-Policy": filePolicy },
    ]),
  ),
};

/** A rule's path as a regular expression that fits an address and the file that is served at it. */
export function patternOf(rule: string): string {
  const escaped = rule.replaceAll(".", "\\.").replace(/\*$/u, "").replace("*", ".*");
  if (rule.endsWith("*")) return `^${escaped}`;
  return `^${escaped}${rule.includes("*") ? "" : "(\\.html)?"}$`;
}

/** All headers for a path. */
export function headersFor(path: string): Headers {
  const fitting = Object.entries(headerRules).filter(([rule]) =>
    new RegExp(patternOf(rule), "u").test(path),
  );
  return Object.assign({}, ...fitting.map(([, headers]) => headers));
}
