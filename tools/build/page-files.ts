import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashedFolder } from "../../src/lib/addresses/addresses.server.ts";
import type { PageFiles } from "../../src/lib/offline/offline-plan.ts";

const scriptOfIsland = /(?:component|renderer)-url="[^"]*"/g;
const pictureOfSheet = /<img [^>]*\.svg#[^>]*>/g;

/** Finds what finished pages need by the names of all files that the build has written into a folder. */
export function pageFilesIn(folder: string) {
  const assets = join(folder, hashedFolder);
  const all = new Set(globSync("*", { cwd: assets }));
  const read = (file: string) => readFileSync(join(assets, file), "utf8");

  const filesIn = (text: string) =>
    (text.match(/(?<=\/)[\w.~-]+/g) ?? []).filter((name) => all.has(name));

  /** The files that a text names, and those that scripts among them name. */
  function namedIn(text: string): string[] {
    const found = new Set(filesIn(text));
    // A loop over a set also visits values added during the loop.
    for (const file of found) {
      // Pictures of a sheet only repeat the words beside them, so a saved page does without them.
      for (const imported of file.endsWith(".js") ? filesIn(read(file)) : []) {
        if (!imported.endsWith(".svg")) found.add(imported);
      }
    }
    return [...found].sort();
  }

  function filesOf(html: string): PageFiles {
    const shown = namedIn(html.replaceAll(scriptOfIsland, "").replaceAll(pictureOfSheet, ""));
    const islands = namedIn((html.match(scriptOfIsland) ?? []).join(" "));
    return { shown, islands: islands.filter((file) => !shown.includes(file)) };
  }

  const codeOf = (html: string): string =>
    namedIn(html)
      .filter((file) => file.endsWith(".js"))
      .map(read)
      .join("\n");

  return { filesOf, codeOf, namedIn };
}
