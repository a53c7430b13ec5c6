import { readFile, writeFile } from "node:fs/promises";
import { filesEndingIn } from "./site-files.ts";

/**
 * Lets the framework's modules, which are ten times the page, come after its words, font and picture:
 * a preloaded module has a high priority otherwise (HTML, "fetchpriority").
 */
export async function lowerScriptPriority(folder: string): Promise<void> {
  for (const file of await filesEndingIn(folder, ".html")) {
    const html = await readFile(file, "utf8");
    await writeFile(file, html.replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"'));
  }
}
