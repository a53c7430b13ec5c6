import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { languages } from "../app/content/languages.server.ts";
import { loadTexts } from "../app/content/load-content.server.ts";
import type { Language } from "../app/content/schemas/languages.ts";
import { uiSchema } from "../app/content/schemas/ui.ts";
import { pathOf } from "../app/site-map.server.ts";

/** As in `app/root.tsx` and `app/styles/site.css` (press and paper). */
const colours = { theme_color: "#0b4f4a", background_color: "#fbf5e9" } as const;

/** Drawn by `pictures/write-icons.ts`. */
const icons = [
  { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
] as const;

/** Writes each language's `manifest.webmanifest`, which lets a phone install the site. */
export async function writeWebManifests(folder: string): Promise<void> {
  for (const language of languages()) {
    const file = join(folder, language.prefix, "manifest.webmanifest");
    await writeFile(file, `${JSON.stringify(webManifest(language), null, 2)}\n`);
  }
}

/**
 * The manifest of a language (W3C Web Application Manifest). The scope is the whole site, so that
 * changing the language does not leave the installed app.
 */
export function webManifest(language: Language) {
  const { name, tagline } = loadTexts("ui.yaml", uiSchema, language);
  const home = pathOf("home", language);
  return {
    id: home,
    name,
    short_name: name,
    description: tagline,
    lang: language.code,
    dir: language.dir,
    start_url: home,
    scope: "/",
    display: "minimal-ui",
    ...colours,
    icons,
  };
}
