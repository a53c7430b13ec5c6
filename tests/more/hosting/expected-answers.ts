import { readdirSync } from "node:fs";
import { join } from "node:path";
import { hashedFolder, pageFile, pathOf } from "../../../src/content/addresses.server.ts";
import { languages } from "../../../src/content/load-content.server.ts";
import { pageIds } from "../../../src/content/pages.server.ts";

// Answers expected of every host; server/headers.ts has the headers.

export const html = "text/html; charset=utf-8";

export type ServedFile = { readonly path: string; readonly file: string; readonly type: string };

/** Every page in every language, and a file of each other kind. @param root of the built site */
export function servedFiles(root: string): ServedFile[] {
  const pages = languages().flatMap((language) =>
    pageIds.filter((id) => id !== "notFound").map((id) => pathOf(id, language)),
  );
  const hashed = readdirSync(join(root, hashedFolder));
  const assets = Object.entries({
    ".js": "text/javascript; charset=utf-8",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml; charset=utf-8",
  }).map(([ending, type]) => {
    return [`/${hashedFolder}/${hashed.find((file) => file.endsWith(ending))}`, type] as const;
  });
  const others = [
    ["/service-worker.js", "text/javascript; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
    ["/sitemap-0.xml", "application/xml; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/share/donate-ar.png", "image/png"],
    ...assets,
  ] as const;
  return [
    ...pages.map((path) => ({ path, file: pageFile(path), type: html })),
    ...others.map(([path, type]) => ({ path, file: path.slice(1), type })),
  ];
}

/** Other addresses of a page, each with the one address that it leads to. */
export const moved = [
  ["/about/?a=1&b=%20", "/about?a=1&b=%20"],
  ["/ar/index.html?a=1", "/ar?a=1"],
  ["/admin/?code=a&state=b", "/admin?code=a&state=b"],
  ["/about.html", "/about"],
  ["/index.html", "/"],
  ...languages().flatMap(({ prefix }) => (prefix === "" ? [] : [[`${prefix}/`, prefix]])),
] as const;

/** Addresses without a page, each with the error page of its language. */
export const missing = languages().flatMap(({ prefix }) =>
  ["/nowhere", "/nowhere/", "/nowhere.html", "/about/more", "/no/where.png"].map((path) => ({
    path: prefix + path,
    file: `${prefix}/404.html`,
  })),
);
