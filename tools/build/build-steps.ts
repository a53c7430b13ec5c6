import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { writeHosting } from "../../hosting/write-hosting.ts";
import { writeEditor } from "../../src/admin/write-editor.ts";
import { checkAllContent } from "../../src/content/check-all-content.ts";
import { contentFolder } from "../../src/content/load-content.ts";
import { updateTextTypes } from "../../src/content/text-types.ts";
import { writeServiceWorker } from "../../src/offline/write-service-worker.ts";
import { warnUnlessReady } from "../launch-check.ts";
import { compressFiles } from "./compress-files.ts";

/**
 * What is done before and after Astro's own build: every content file is checked before anything is
 * built, and the prerendered site is finished for hosts. In development a changed content file
 * reloads the open page, which says what is wrong with it, if something is, until it is fixed.
 */
export function buildSteps(): AstroIntegration {
  return {
    name: "build-steps",
    hooks: {
      "astro:build:start": () => checkAllContent(),
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir).replace(/\/$/, "");
        await writeServiceWorker(folder);
        await writeEditor(folder);
        await compressFiles(folder);
        await writeHosting(folder);
        warnUnlessReady();
      },
      "astro:server:setup": ({ server: { watcher, ws } }) => {
        const folder = resolve(contentFolder());
        watcher.add(folder);
        watcher.on("all", (_event, file) => {
          if (!resolve(file).startsWith(folder)) return;
          updateTextTypes();
          ws.send({ type: "full-reload" });
        });
      },
    },
  };
}
