import { loadTexts } from "../content/load-content.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { uiSchema } from "../layouts/ui-texts.ts";
import { pathOf } from "../site-map.ts";

/** As in `src/layouts/layout.astro` and `src/styles/tokens.css` (press and paper). */
const colours = { theme_color: "#0b4f4a", background_color: "#fbf5e9" } as const;

/** In `public/icons`. */
const icons = [
  { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
] as const;

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
