import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { pathOf } from "../../src/addresses/addresses.server.ts";
import { cachedAhead, type PageId, pagesWith } from "../../src/addresses/pages.server.ts";
import { languages } from "../../src/content/load-content.server.ts";
import type { OfflinePlan } from "../../src/offline/offline-plan.ts";
import { refuseBuildCode, scriptTargets } from "./browser-code.ts";

/**
 * Writes the worker. It contains a hash of the pages, so they must not change afterwards.
 * @param removes whether to write the worker that removes itself (docs/deploying.md)
 */
export async function writeServiceWorker(
  folder: string,
  removes = process.env["REMOVE_SERVICE_WORKER"] === "1",
): Promise<void> {
  const entry = removes ? "src/offline/removing-worker.ts" : "src/offline/service-worker.ts";
  const offlinePlan = JSON.stringify(planOf(await hashOfPages(folder)));
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: [refuseBuildCode],
    define: { "process.env.NODE_ENV": '"production"', offlinePlan },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: scriptTargets,
      lib: { entry, formats: ["iife"], name: "worker", fileName: () => "service-worker.js" },
    },
  });
}

const pathIn = (id: PageId) => pathOf(id, { prefix: "" }).replace(/^\/$/, "");

const planOf = (build: string): OfflinePlan => ({
  build,
  languages: languages().map(({ prefix }) => prefix),
  pages: cachedAhead.map(pathIn),
  patientPages: pagesWith("patient").map(pathIn),
  notSaved: pathIn("notSaved"),
  ownTag: '<meta name="payee"',
});

async function hashOfPages(folder: string): Promise<string> {
  const files = globSync("**/*.html", { cwd: folder });
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(await readFile(join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}
