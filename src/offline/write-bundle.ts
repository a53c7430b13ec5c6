import { createHash } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeDayWords } from "../i18n/day-words.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { type PageId, pageFile, pageIds, pathOf } from "../site-map.ts";
import { pack } from "./bundle.ts";
import type { CachedLanguage } from "./offline-plan.ts";

/** A larger script is worth caching by itself: all languages and the open page share it. */
const bundledBelowBytes = 64 * 1024;

/**
 * Writes a language's pages and their small text files as one file, which compresses to a third of
 * what they come to one by one: every page has the same shell and styles.
 */
export async function writeBundle(folder: string, language: Language): Promise<CachedLanguage> {
  const files = new Map<string, string>();
  const needed = new Set<string>();
  for (const id of pageIds) {
    const page = offlinePage(await readFile(fileOf(folder, id, language), "utf8"));
    const html = withoutIsland(page);
    files.set(pathOf(id, language), html);
    for (const path of filesOfPage(html)) needed.add(path);
  }
  const assets: string[] = [];
  for (const path of needed) {
    const file = join(folder, path);
    if (/\.(js|svg)$/.test(path) && (await stat(file)).size < bundledBelowBytes) {
      files.set(path, await readFile(file, "utf8"));
    } else assets.push(path);
  }
  const bundle = await write(folder, language.code, JSON.stringify(pack(files)));
  return { prefix: language.prefix, days: makeDayWords(language), bundle, assets };
}

const fileOf = (folder: string, id: PageId, language: Language) =>
  join(folder, pageFile(pathOf(id, language)));

async function write(folder: string, code: string, json: string): Promise<string> {
  const hash = createHash("sha256").update(json).digest("hex").slice(0, 8);
  const path = `/assets/offline-${code}-${hash}.json`;
  await writeFile(join(folder, path), json);
  return path;
}

/** What only search engines and share previews read. */
const forOthers = [
  /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
  /<meta (?:property="og:|name="(?:twitter:|description|robots))[^>]*>/g,
  /<link rel="(?:canonical|alternate)"[^>]*>/g,
];

/**
 * A page as it is cached for when there is no network: without what no visitor sees. What is below
 * `<body>` is as it is served: that is what a page from the network is compared with.
 */
export function offlinePage(html: string): string {
  return forOthers.reduce((page, part) => page.replace(part, ""), html);
}

const island = /<\/?astro-island(?:\s+[\w:-]+(?:="[^"]*")?)*\s*>/g;
/** Astro's own, inside the page; scripts that have an address and data stay. */
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="(?:application\/ld\+json|speculationrules)"))[^>]*>[\s\S]*?<\/script>/g;

/**
 * A page as it is where its island never hydrates: its words, its styles, the enhancements and, as for
 * a visitor without JavaScript, other ways to write in place of a form. A page without an island stays
 * as it is.
 */
export function withoutIsland(html: string): string {
  if (html.search(island) === -1) return html;
  return html
    .replace(inlineScript, "")
    .replace(island, "")
    .replace(/<form\b[\s\S]*?<\/form>/g, "")
    .replace(/<noscript>([\s\S]*?)<\/noscript>/g, "$1");
}

const attribute = /\s(?:href|src)="(\/assets\/[^"]+)"/g;
/** Pictures only: of the fonts that a style sheet names, a page loads those it preloads. */
const picture = /url\((\/assets\/[^)]+\.(?:svg|png|webp|avif))\)/g;

/**
 * The paths of the files that a page needs before anything is done in it, each once. What its island
 * loads is not among them.
 */
export function filesOfPage(html: string): string[] {
  const paths = [attribute, picture].flatMap((kind) =>
    [...html.matchAll(kind)].map(([, path = ""]) => path),
  );
  return [...new Set(paths)];
}
