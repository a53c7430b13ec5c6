import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { ViteDevServer } from "vite";
import { writeHosting } from "../../hosting/write-hosting.ts";
import { checkPictures } from "../../src/lib/content/content-pictures.server.ts";
import { contentFolder } from "../../src/lib/content/read-yaml.server.ts";
import { loadSite } from "../../src/lib/content/site.server.ts";
import { updateTextTypes } from "../../src/lib/content/text-types.server.ts";
import { writeForgeEditor } from "../../src/lib/editor/write-editor.server.ts";
import { exitOnError, exitWithError } from "../../src/lib/terminal/user-error.server.ts";
import { prepareAssets } from "../prepare-assets.ts";
import { checkAllContent } from "./check-all-content.ts";
import { checkContacts } from "./check-contacts.ts";
import { checkLetters } from "./check-letters.ts";
import { checkPlaceholders } from "./check-placeholders.ts";
import { finishPages } from "./finish-pages.ts";
import { writeServiceWorker } from "./write-service-worker.ts";

export function buildSteps(): AstroIntegration {
  return {
    name: "build-steps",
    hooks: {
      "astro:config:setup": async ({ command, updateConfig, logger }) => {
        // Otherwise a line for each page hides what a keeper must read.
        if (command === "build") logger.options.level = "warn";
        await prepareAssets();
        // The build names all wrong files at once, before a page needs the first of them.
        if (command === "build") exitOnError(checkAllContent);
        exitOnError(() => updateConfig({ site: loadSite().address }));
      },
      "astro:build:start": async () => {
        await checkPictures().catch(exitWithError);
        exitOnError(checkPlaceholders);
        checkLetters();
      },
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir).replace(/\/$/, "");
        finishPages(folder);
        await writeServiceWorker(folder);
        await writeForgeEditor(folder);
        exitOnError(() => checkContacts(folder));
        await writeHosting(folder);
      },
      "astro:server:setup": ({ server }) => reloadOnChange(server),
    },
  };
}

/** Reloads open pages when content changes. */
function reloadOnChange({ watcher, ws }: ViteDevServer): void {
  const folder = resolve(contentFolder());
  watcher.add(folder);
  watcher.on("all", (_event, file) => {
    if (!resolve(file).startsWith(folder)) return;
    updateTextTypes();
    ws.send({ type: "full-reload" });
  });
}
