import { assetCache } from "./caches.ts";

/** Cache first: a file with a hash in its name never changes. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const cache = await assetCache();
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(cache.put(event.request, copy).catch(() => undefined));
  }
  return response;
}
