import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { pathOf } from "../../src/lib/addresses/addresses.server.ts";
import {
  keptAhead,
  type PageId,
  pageIds,
  pagesWith,
} from "../../src/lib/addresses/pages.server.ts";
import { languages } from "../../src/lib/content/load-content.server.ts";
import { fromKeys } from "../../src/lib/from-keys.ts";
import type { Language } from "../../src/lib/i18n/languages-schema.server.ts";
import type { OfflinePlan } from "../../src/lib/offline/offline-plan.ts";
import { refuseBuildCode, scriptTargets } from "./browser-code.ts";
import { pageFilesIn } from "./page-files.ts";

/**
 * Writes the worker. It knows the finished pages, so they must not change afterwards.
 * @param removes whether to write the worker that removes itself (docs/deploying.md)
 */
export async function writeServiceWorker(
  folder: string,
  removes = process.env["REMOVE_SERVICE_WORKER"] === "1",
): Promise<void> {
  const entry = removes
    ? "src/lib/offline/removing-worker.ts"
    : "src/lib/offline/service-worker.ts";
  const offlinePlan = JSON.stringify(planOf(folder));
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

/** What the worker has to know about the finished pages in a folder. */
function planOf(folder: string): OfflinePlan {
  const pathsOf = (ids: readonly PageId[], one: Pick<Language, "prefix">) =>
    ids.map((id) => pathOf(id, one));
  const allPathsOf = (ids: readonly PageId[]) => languages().flatMap((one) => pathsOf(ids, one));
  const htmlOf = (path: string) =>
    readFileSync(join(folder, `${path === "/" ? "index" : path}.html`), "utf8");
  const hash = createHash("sha256");
  for (const path of allPathsOf(keptAhead)) hash.update(htmlOf(path));
  const { filesOf } = pageFilesIn(folder);
  return {
    build: hash.digest("hex").slice(0, 16),
    ahead: Object.fromEntries(languages().map((one) => [one.prefix, pathsOf(keptAhead, one)])),
    notSaved: pathOf("notSaved", { prefix: "" }),
    patient: allPathsOf(pagesWith("patient")),
    ownTag: '<meta name="payee"',
    files: fromKeys(allPathsOf(pageIds), (path) => filesOf(htmlOf(path))),
  };
}
