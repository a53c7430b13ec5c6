import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { injectManifest } from "workbox-build";
import { languages } from "../../app/content/languages.server.ts";
import type { KeptLanguage, OfflinePlan } from "../../app/service-worker/offline-plan.ts";
import { pageIds, pathOf } from "../../app/site-map.server.ts";
import { bundleScript } from "../../vite-plugins/bundle-script.ts";
import { writeBundle } from "./write-bundle.ts";

const entry = "app/service-worker/service-worker.ts";

/**
 * Writes `service-worker.js` and what it keeps for each language. The pages must be as they are
 * served, and not be changed afterwards.
 * @param css the whole style sheet, of which the pages hold parts
 */
export async function writeServiceWorker(folder: string, css: string): Promise<void> {
  const kept: KeptLanguage[] = [];
  for (const language of languages()) kept.push(await writeBundle(folder, language, css));
  const offlinePlan = JSON.stringify(planOf(kept));
  const code = await bundleScript(entry, { offlinePlan });
  const temporary = await mkdtemp(join(tmpdir(), "service-worker-"));
  const swSrc = join(temporary, "service-worker.js");
  await writeFile(swSrc, code);
  const { warnings } = await injectManifest({
    swSrc,
    swDest: join(folder, "service-worker.js"),
    globDirectory: folder,
    globPatterns: ["assets/*"],
    globIgnores: ["**/*.{br,gz}", "assets/offline-*"],
    dontCacheBustURLsMatching: /./,
  });
  await rm(temporary, { recursive: true });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
}

function planOf(kept: readonly KeptLanguage[]): OfflinePlan {
  const pathIn = (id: (typeof pageIds)[number]) => pathOf(id, { prefix: "" }).replace(/^\/$/, "");
  return {
    languages: kept,
    pages: pageIds.filter((id) => id !== "notFound").map(pathIn),
    notFound: pathIn("notFound"),
  };
}
