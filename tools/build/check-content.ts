import { resolve } from "node:path";
import type { AstroIntegration } from "astro";
import { checkAllContent } from "../../src/content/all-texts.ts";
import { contentFolder } from "../../src/content/read-yaml.ts";

/**
 * Checks every content file before anything is built. In development a changed file reloads the open
 * page, which says what is wrong with it, if something is, until it is mended.
 */
export function checkContent(): AstroIntegration {
  return {
    name: "check-content",
    hooks: {
      "astro:build:start": () => checkAllContent(),
      "astro:server:setup": ({ server: { watcher, ws } }) => {
        const folder = resolve(contentFolder());
        watcher.add(folder);
        watcher.on("all", (_event, file) => {
          if (resolve(file).startsWith(folder)) ws.send({ type: "full-reload" });
        });
      },
    },
  };
}
