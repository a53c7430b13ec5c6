import {
  editorPath,
  hashedFolder,
  photographFolder,
} from "../src/lib/addresses/addresses.server.ts";

/** The headers are short, because they share the first packets with the page. */
const everywhere = {
  // A <meta> element cannot carry this directive. The policy in the page applies too.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // docs/decisions/006 explains the choice.
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Two years, in seconds. Browsers ignore the header over plain http.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  // Every page names the payee, and a browser shows a kept page without asking.
  "Cache-Control": "no-store",
};

/** The browser keeps such a file, and asks each time whether it has changed. */
const file = { "Cache-Control": "no-cache" };

/** The name of such a file changes with its content, so the browser need not ask for a year. */
export const unchanging = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Such a file, even an SVG with a script, runs nothing when somebody opens it alone. */
const inert = {
  ...file,
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Scripts are not among them, because a service worker may ask only what the policy of its file allows. */
const inertEndings = "css json webmanifest csv txt xml ics svg png jpg webp avif woff2 pdf".split(
  " ",
);

/** Signing in at a forge opens a window that must reach its opener. */
const editor = {
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "X-Robots-Tag": "noindex, nofollow",
};

type Headers = Readonly<Record<string, string>>;

/** No browser may keep a response that is not known to be a file. */
export const pageCaching = everywhere["Cache-Control"];

/** Headers by path. Later rules win. */
export const headerRules: Readonly<Record<string, Headers>> = {
  "/*": everywhere,
  [editorPath]: editor,
  [`${editorPath}/*`]: editor,
  ...Object.fromEntries(inertEndings.map((ending) => [`/*.${ending}`, inert])),
  // A page asks this file who is paid, so nobody may keep it.
  "/payee.txt": { "Cache-Control": pageCaching },
  "/*.js": file,
  [`/${hashedFolder}/*`]: unchanging,
  [`/${photographFolder}/*`]: unchanging,
};

export function headersFor(path: string): Headers {
  const fitting = Object.entries(headerRules).filter(([rule]) => {
    // A rule without a star also fits the file that is served at its address.
    const pathname = rule.includes("*") ? rule : `${rule}{.html}?`;
    return new URLPattern({ pathname }).test({ pathname: path });
  });
  return Object.assign({}, ...fitting.map(([, headers]) => headers));
}
