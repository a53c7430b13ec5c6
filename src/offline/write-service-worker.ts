import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashedFolder } from "../../server/headers.ts";
import { bundleScript } from "../../tools/build/bundle-script.ts";
import { languages } from "../i18n/languages.ts";
import { listedPages, pathOf } from "../site-map.ts";
import type { KeptLanguage, OfflinePlan } from "./offline-plan.ts";
import { writeBundle } from "./write-bundle.ts";

const entry = "src/offline/service-worker.ts";

/**
 * Writes `service-worker.js` and what it keeps for each language. The pages must be as they are
 * served, and not be changed afterwards.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  const kept: KeptLanguage[] = [];
  for (const language of languages()) kept.push(await writeBundle(folder, language));
  const files = await readdir(join(folder, hashedFolder));
  const assets = files.filter((name) => !name.startsWith("offline-")).sort();
  const offlinePlan = JSON.stringify(planOf(kept, assets));
  await writeFile(join(folder, "service-worker.js"), await bundleScript(entry, { offlinePlan }));
}

function planOf(kept: readonly KeptLanguage[], assets: readonly string[]): OfflinePlan {
  const pathIn = (id: Parameters<typeof pathOf>[0]) =>
    pathOf(id, { prefix: "" }).replace(/^\/$/, "");
  return {
    languages: kept,
    pages: listedPages.map(pathIn),
    notFound: pathIn("notFound"),
    assets: assets.map((name) => `/${hashedFolder}/${name}`),
  };
}
