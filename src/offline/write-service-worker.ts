import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashedFolder } from "../../server/headers.ts";
import { bundleScript } from "../../tools/build/bundle.ts";
import { languages } from "../content/load-content.ts";
import { loadSite } from "../content/site.ts";
import { listedPages, type PageId, pageFile, pathOf } from "../site-map.ts";
import type { CachedLanguage, OfflinePlan } from "./offline-plan.ts";
import { writeBundle } from "./write-bundle.ts";

const entry = "src/offline/service-worker.ts";

/** What sends kept messages from a page (`src/outbox/`): its name stays the same from build to build. */
const outboxScript = { entry: "src/outbox/outbox-script.ts", file: "outbox.js" };

/**
 * Writes `service-worker.js` and what it caches for each language. The pages must be as they are
 * served, and must not be changed afterwards.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  const cached: CachedLanguage[] = [];
  for (const language of languages()) cached.push(await writeBundle(folder, language));
  const files = await readdir(join(folder, hashedFolder));
  const assets = files.filter((name) => !name.startsWith("offline-")).sort();
  const islands = await islandsOf(folder, assets);
  const offlinePlan = JSON.stringify(planOf(cached, assets, islands));
  await writeFile(join(folder, "service-worker.js"), await bundleScript(entry, { offlinePlan }));
  await writeFile(join(folder, outboxScript.file), await bundleScript(outboxScript.entry));
}

/** A page's address without the language's prefix, as the worker knows it. */
const pathIn = (id: PageId) => pathOf(id, { prefix: "" }).replace(/^\/$/, "");

/** The scripts that each page's island loads, those that they import in turn included. */
async function islandsOf(
  folder: string,
  assets: readonly string[],
): Promise<OfflinePlan["islands"]> {
  const scripts = new Map<string, string>();
  for (const name of assets.filter((one) => one.endsWith(".js"))) {
    scripts.set(name, await readFile(join(folder, hashedFolder, name), "utf8"));
  }
  const islands: Record<string, string[]> = {};
  for (const page of listedPages) {
    const html = await readFile(join(folder, pageFile(pathOf(page, { prefix: "" }))), "utf8");
    const [tag] = /<astro-island[^>]*/.exec(html) ?? [];
    if (tag === undefined) continue;
    const found = new Set<string>();
    const add = (code: string) => {
      for (const name of scripts.keys()) {
        if (!code.includes(name) || found.has(name)) continue;
        found.add(name);
        add(scripts.get(name) ?? "");
      }
    };
    add(tag);
    islands[pathIn(page)] = [...found].map((name) => `/${hashedFolder}/${name}`);
  }
  return islands;
}

function planOf(
  cached: readonly CachedLanguage[],
  assets: readonly string[],
  islands: OfflinePlan["islands"],
): OfflinePlan {
  return {
    languages: cached,
    pages: listedPages.map(pathIn),
    notFound: pathIn("notFound"),
    outbox: pathIn("outbox"),
    email: loadSite().email,
    islands,
    assets: assets.map((name) => `/${hashedFolder}/${name}`),
  };
}
