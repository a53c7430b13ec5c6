import type { Plugin } from "vite";

/**
 * Gives each page only the rules it uses: `site.css?for=contact,forms` is the style sheet of all pages
 * with the folders in which Tailwind looks for this page's classes.
 */
export function pageStyles(): Plugin {
  return {
    name: "page-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\/site\.css\?for=/ },
      handler(code, id) {
        const folders = id.replace(/.*\?for=/, "").split(",");
        return [code, ...folders.map((folder) => `@source "../${folder}";`)].join("\n");
      },
    },
  };
}
