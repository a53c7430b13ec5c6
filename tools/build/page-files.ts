import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { hashedFolder } from "../../src/lib/addresses/addresses.server.ts";
import type { PageFiles } from "../../src/lib/offline/offline-plan.ts";

/**
 * Finds the files that finished pages need, by the names of all that the build has written.
 * @returns a function of a page's HTML
 */
export function pageFilesIn(folder: string): (html: string) => PageFiles {
  const assets = join(folder, hashedFolder);
  const all = globSync("*", { cwd: assets }).filter((file) => !/\.(?:br|gz)$/u.test(file));
  const named = (text: string) => all.filter((file) => text.includes(`/${file}`));
  const namedInScripts = (text: string): string[] => {
    const found = new Set(named(text));
    // A loop over a set also visits values added during the loop.
    for (const file of found) {
      if (!file.endsWith(".js")) continue;
      for (const imported of named(readFileSync(join(assets, file), "utf8"))) found.add(imported);
    }
    return [...found].sort();
  };
  return (html) => {
    const page = parse(html, { comment: true });
    const scripts = page.querySelectorAll("astro-island").flatMap(takeScripts);
    const shown = namedInScripts(page.toString());
    const islands = namedInScripts(scripts.join(" ")).filter((file) => !shown.includes(file));
    return { shown, islands };
  };
}

function takeScripts(island: HTMLElement): string[] {
  return ["component-url", "renderer-url"].map((name) => {
    const url = island.getAttribute(name) ?? "";
    island.removeAttribute(name);
    return url;
  });
}
