import { createHash } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeDayWords } from "../i18n/day-words.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { type PageId, pageFile, pageIds, pathOf } from "../site-map.ts";
import { pack } from "./bundle.ts";
import { filesOfPage } from "./files-of-page.ts";
import { keptPage } from "./kept-page.ts";
import type { KeptLanguage } from "./offline-plan.ts";
import { withoutIsland } from "./without-island.ts";

/** A larger script is worth keeping by itself: all languages and the open page share it. */
const bundledBelowBytes = 64 * 1024;

/**
 * Writes a language's pages and their small text files as one file, which compresses to a third of
 * what they come to one by one: every page has the same shell and styles.
 */
export async function writeBundle(folder: string, language: Language): Promise<KeptLanguage> {
  const files = new Map<string, string>();
  const needed = new Set<string>();
  for (const id of pageIds) {
    const page = keptPage(await readFile(fileOf(folder, id, language), "utf8"));
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
