import {
  cacheControl,
  editorOnlyHeaders,
  editorPath,
  hashedFolder,
  securityHeaders,
} from "../server/headers.ts";
import { languages } from "../src/content/load-content.ts";
import { hasEntries, pageIds, pathOf } from "../src/site-map.ts";
import type { SiteRules } from "./site-rules.ts";

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Where two rules name the same header both
 * hosts join the values with a comma, so only hashed files get a `Cache-Control`: for all others both
 * hosts send `public, max-age=0, must-revalidate`, which revalidates each time as `no-cache` does. The
 * opener policy of the editor is joined to that of all pages too; a browser takes such a value for
 * `unsafe-none`, which is what the editor needs, and no other page's policy is weakened.
 */
export function headersFile(): string {
  const rules = {
    "/*": securityHeaders,
    [editorPath]: editorOnlyHeaders,
    [`${editorPath}/*`]: editorOnlyHeaders,
    [`/${hashedFolder}/*`]: { "Cache-Control": cacheControl.hashed },
  };
  const sections = Object.entries(rules).map(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    "",
  ]);
  return sections.flat().join("\n");
}

/**
 * `_redirects`. Both hosts serve `about.html` at `/about` and redirect `/about/` and `/about.html` to it
 * by themselves; Cloudflare Pages looks for the nearest `404.html` by itself too, and ignores the lines
 * with 404, which only Netlify knows.
 */
export function redirectsFile({ prefixes }: SiteRules): string {
  const pages = languages()
    .flatMap((language) =>
      pageIds.flatMap((page) => [
        pathOf(page, language),
        // One line for all entries: Cloudflare Pages reads no more than 2,000.
        ...(hasEntries(page) ? [pathOf(page, language, ":entry")] : []),
      ]),
    )
    .filter((path) => path !== "/" && !path.endsWith("/404"))
    .map((path) => `${path}/index.html ${path} 301`);
  const notFound = prefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
  return `${[...pages, ...notFound].join("\n")}\n`;
}
