import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { writeHosting } from "../../hosting/write-hosting.ts";
import { writeServiceWorker } from "../../src/offline/write-service-worker.ts";
import { warnUnlessReady } from "../launch/warn-unless-ready.ts";
import { compressFiles } from "./compress-files.ts";

/** What is done to the prerendered site before it can be served. */
export function finishBuild(): AstroIntegration {
  return {
    name: "finish-build",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir).replace(/\/$/, "");
        await writeServiceWorker(folder);
        await compressFiles(folder);
        await writeHosting(folder);
        warnUnlessReady();
      },
    },
  };
}
