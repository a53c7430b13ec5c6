import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashedFolder } from "../../src/lib/addresses/addresses.server.ts";
import type { PageFiles } from "../../src/lib/offline/offline-plan.ts";

const scriptOfIsland = /(?:component|renderer)-url="[^"]*"/g;
const pictureOfSheet = /<img [^>]*\.svg#[^>]*>/g;

/** Finds what finished pages need by the names of all files that the build has written into a folder. */
export function pageFilesIn(folder: string) {
  const assets = join(folder, hashedFolder);
  const all = globSync("*", { cwd: assets }).sort();
  const read = (file: string) => readFileSync(join(assets, file), "utf8");

  /** The files that a text names, and those that scripts among them name. */
  function namedIn(text: string): string[] {
    const found = new Set(all.filter((file) => text.includes(`/${file}`)));
    // A loop over a set also visits values added during the loop.
    for (const file of found) {
      const code = file.endsWith(".js") ? read(file) : "";
      // Pictures of a sheet only repeat the words beside them, so a saved page does without them.
      for (const imported of all) {
        if (!imported.endsWith(".svg") && code.includes(`/${imported}`)) found.add(imported);
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

  return { filesOf, codeOf };
}
