import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pageFile } from "../../src/site-map.ts";
import { compressFiles } from "../build/compress-files.ts";

/** Where the baseline of a page is served. */
export const baselineOf = (path: string): string => `/baseline${path === "/" ? "/home" : path}`;

/**
 * The least that a page with these words can be: plain HTML with its styles inside, no script, no web
 * font, no picture. What a page is measured against.
 */
export function baselinePage(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, "")
    .replace(/<link\b[^>]*>/g, "")
    .replace(/<img\b[^>]*>/g, "")
    .replace(/@font-face\s*\{[^}]*\}/g, "")
    .replace(/url\([^)]*\)/g, "none");
}

/** Copies the built site into another folder, with the baseline of each page beside it. */
export async function copyWithBaselines(site: string, to: string, paths: readonly string[]) {
  await cp(site, to, { recursive: true, preserveTimestamps: true });
  for (const path of paths) {
    const file = join(to, `${baselineOf(path)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, baselinePage(await readFile(join(to, pageFile(path)), "utf8")));
  }
  await compressFiles(join(to, "baseline"));
}
