import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { languages } from "../app/content/languages.server.ts";
import { pathOf } from "../app/site-map.server.ts";
import { filesEndingIn } from "./site-files.ts";

/**
 * Removes what the framework writes for client-side navigation, which this site does not use:
 * route data, the fallback page, Vite's manifest.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const data = await filesEndingIn(folder, ".data");
  const others = ["__spa-fallback.html", ".vite"].map((name) => join(folder, name));
  await Promise.all([...data, ...others].map((path) => rm(path, { recursive: true, force: true })));
}

/** Moves each language's not-found page to `404.html`, where static hosts look for it. */
export async function placeNotFoundPages(folder: string): Promise<void> {
  for (const language of languages()) {
    const built = join(folder, pathOf("notFound", language));
    await rename(join(built, "index.html"), join(folder, language.prefix, "404.html"));
    await rm(built, { recursive: true });
  }
}
