import { extname } from "node:path";

/**
 * The response headers of the site, as data: the local server sends them and the configurations for
 * real hosts are made from them.
 */

/** Browser features that no page uses. Only names that current browsers know: they warn about others. */
const featuresOff = [
  "accelerometer",
  "autoplay",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** Copying the Bankily number. Sharing (`web-share`) is allowed by default and not known everywhere. */
const featuresOn = ["clipboard-write"];

/**
 * What a page's own policy cannot say (`frame-ancestors`) or what holds for every page. The rest is
 * in each page's `<meta>`, since its script hashes differ; a browser applies both.
 */
const contentSecurityPolicy = [
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
];

/** Sent with every response. */
export const securityHeaders = {
  "Content-Security-Policy": contentSecurityPolicy.join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": [
    ...featuresOff.map((name) => `${name}=()`),
    ...featuresOn.map((name) => `${name}=(self)`),
  ].join(", "),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Two years. Browsers ignore it over plain http, so it does no harm on localhost.
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
} as const satisfies Readonly<Record<string, string>>;

/**
 * Where the editor's headers differ. Sign-in at a forge opens a popup that posts a message to its opener,
 * which the other pages' `Cross-Origin-Opener-Policy` prevents. Search engines must not index the editor.
 */
export const editorOnlyHeaders = {
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "X-Robots-Tag": "noindex, nofollow",
} as const;

/** Sent with every response of the editor. */
export const editorHeaders = { ...securityHeaders, ...editorOnlyHeaders } as const;

/** Where the editor is; hosts redirect `/admin/` to it. */
export const editorPath = "/admin";

/** Whether an address is the editor's page or one of its parts. */
export function isEditorPath(path: string): boolean {
  return path === editorPath || path.startsWith(`${editorPath}/`);
}

/** Files whose names change with their content; all lie in this folder. */
export const hashedFolder = "assets";

/**
 * How long a file may be cached. What is not hashed is revalidated each time (an unchanged file
 * costs a 304): an old page or QR code would send money to an old number.
 */
export const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  others: "no-cache",
} as const;

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

/** Whether a media type is that of text, which is in UTF-8 and is worth compressing. */
export function isText(type: string): boolean {
  return type.endsWith("charset=utf-8");
}
