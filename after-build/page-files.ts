import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { languages } from "../app/content/languages.server.ts";
import { pageIds, pathOf } from "../app/site-map.server.ts";

/** The file of a page in the built site: `/` is `index.html`, `/fr/about` is `fr/about.html`. */
export function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/**
 * Renames `about/index.html` to `about.html`, for every page. Static hosts show that at `/about`; for
 * a folder most of them send the visitor on to `/about/`, a second address that costs a round trip.
 */
export async function placePages(folder: string): Promise<void> {
  for (const language of languages()) {
    for (const page of pageIds.filter((id) => id !== "notFound")) {
      const path = pathOf(page, language);
      if (path === "/") continue;
      await rename(join(folder, path, "index.html"), join(folder, pageFile(path)));
      // A language's own folder stays: its other pages are in it.
      if (page !== "home") await rm(join(folder, path), { recursive: true });
    }
  }
}
