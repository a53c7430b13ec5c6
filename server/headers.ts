import { extname } from "node:path";

export const editorPath = "/admin";

export function isEditorPath(path: string): boolean {
  return path === editorPath || path.startsWith(`${editorPath}/`);
}

export const hashedFolder = "assets";

const text = (type: string) => `${type}; charset=utf-8`;

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

export function contentTypeOf(file: string): string {
  return contentTypes[extname(file).slice(1).toLowerCase()] ?? "application/octet-stream";
}

/** Short: they share the first packets of a connection with the page. */
const securityHeaders = {
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
} as const;

/** A file that is opened by itself, such as an SVG with a script in it, runs and loads nothing. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Scripts are left out: what a service worker may ask is said by the policy of its own file. */
const inertEndings = Object.keys(contentTypes).filter((ending) => !["html", "js"].includes(ending));

/** Signing in at a forge opens a window that answers its opener. */
const editorHeaders = {
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "X-Robots-Tag": "noindex, nofollow",
};

type Headers = Readonly<Record<string, string>>;

/**
 * Later rules win. What is not hashed is revalidated each time: an old page would send money to an
 * old number.
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

export function headersFor(path: string): Headers {
  const fitting = Object.entries(headerRules).filter(([rule]) =>
    new RegExp(patternOf(rule), "u").test(path),
  );
  return Object.assign({}, ...fitting.map(([, headers]) => headers));
}
