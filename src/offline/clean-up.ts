import { assetCache, isAsset, pageCache } from "./caches.ts";
import { keptLanguages } from "./keep-language.ts";
import { keyOf, type OfflinePlan } from "./offline-plan.ts";

/**
 * Deletes what this version of the site no longer has. Called when no page of an earlier version is
 * open. While a language is still kept in an earlier version (the visitor spares data, or the network
 * broke) all files stay, since its pages need them.
 */
export async function cleanUp(plan: OfflinePlan, assets: ReadonlySet<string>): Promise<void> {
  const pages = await pageCache();
  const known = new Set(knownKeys(plan));
  await deleteUnless(pages, (path) => known.has(path) || isAsset(path));
  for (const { bundle } of await keptLanguages(plan.languages)) {
    if (!(await pages.match(bundle))) return;
  }
  await deleteUnless(pages, (path) => known.has(path));
  await deleteUnless(await assetCache(), (path) => assets.has(path));
}

function knownKeys({ languages, pages, notFound }: OfflinePlan): string[] {
  return languages.flatMap((language) => [
    language.bundle,
    ...[...pages, notFound].map((page) => keyOf({ language, page })),
  ]);
}

async function deleteUnless(cache: Cache, wanted: (path: string) => boolean): Promise<void> {
  for (const request of await cache.keys()) {
    if (!wanted(new URL(request.url).pathname)) await cache.delete(request);
  }
}
