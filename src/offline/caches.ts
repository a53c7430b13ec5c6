import { type DayWords, showDay } from "../i18n/day-words.ts";
import { type Bundle, unpack } from "./bundle.ts";
import { type CachedLanguage, keyOf, type OfflinePlan } from "./offline-plan.ts";

/**
 * Both are shared by all versions of the worker. Files with a hash in their name never change, and
 * a page is put here only after the files it needs, so any version may serve what is here.
 */
export const pageCache = () => caches.open("khayma-pages");
export const assetCache = () => caches.open("khayma-assets");

/** Whether a path is that of a file with a hash in its name. */
export const isAsset = (path: string): boolean => path.startsWith("/assets/");

const underWay = new Map<string, Promise<void>>();

/**
 * Caches all pages of a language and what they need; downloads only what is not cached already. Never
 * rejects: what failed is tried again at the next page.
 */
export function cacheLanguage(language: CachedLanguage): Promise<void> {
  const { bundle } = language;
  const caching =
    underWay.get(bundle) ??
    cacheFiles(language)
      .catch((cause: unknown) => console.info("not all pages could be kept", cause))
      .finally(() => underWay.delete(bundle));
  underWay.set(bundle, caching);
  return caching;
}

/** Resolves when no caching of a language is under way, so that what is cached next is not overwritten. */
export async function untilCached({ bundle }: CachedLanguage): Promise<void> {
  await underWay.get(bundle);
}

async function cacheFiles({ bundle, assets }: CachedLanguage): Promise<void> {
  const pages = await pageCache();
  if (await pages.match(bundle)) return;
  const files = await assetCache();
  for (const path of assets) {
    // For what the page has already loaded, `add` is answered by the browser's HTTP cache.
    if (!(await files.match(path))) await files.add(path);
  }
  const response = await fetch(bundle, { priority: "low" });
  if (!response.ok) throw new Error(`${bundle}: ${response.status}`);
  const content: Bundle = await response.json();
  const headers = new Headers(response.headers);
  // It is that of a file; a page has its own.
  headers.delete("content-security-policy");
  await putAll(unpack(content), headers);
  // The mark that this language is cached in this version.
  await pages.put(bundle, new Response());
}

/** Files before pages: a page is never cached without what it needs. */
async function putAll(files: [string, string][], headers: Headers): Promise<void> {
  const [pages, assets] = [await pageCache(), await assetCache()];
  const now = new Date();
  const assetsFirst = files.sort(([a], [b]) => Number(isAsset(b)) - Number(isAsset(a)));
  for (const [path, text] of assetsFirst) {
    const cache = isAsset(path) ? assets : pages;
    await cache.put(path, offlineCopy(text, typeOf(path), headers, now));
  }
}

function typeOf(path: string): string {
  if (path.endsWith(".js")) return "text/javascript; charset=utf-8";
  return path.endsWith(".svg") ? "image/svg+xml; charset=utf-8" : "text/html; charset=utf-8";
}

/** The languages that are cached already, in this version or an earlier one. */
export async function cachedLanguages(
  languages: readonly CachedLanguage[],
): Promise<readonly CachedLanguage[]> {
  const paths = (await (await pageCache()).keys()).map(({ url }) => new URL(url).pathname);
  const nameOf = (path: string) => path.replace(/-\w+\.json$/, "");
  const cached = new Set(paths.filter(isAsset).map(nameOf));
  return languages.filter(({ bundle }) => cached.has(nameOf(bundle)));
}

/**
 * Deletes what this version of the site no longer has. Called when no page of an earlier version is
 * open. While a language is still cached in an earlier version (the visitor saves data, or the network
 * broke) all files stay, since its pages need them.
 */
export async function cleanUp(plan: OfflinePlan, assets: ReadonlySet<string>): Promise<void> {
  const pages = await pageCache();
  const known = new Set(knownKeys(plan));
  await deleteUnless(pages, (path) => known.has(path) || isAsset(path));
  for (const { bundle } of await cachedLanguages(plan.languages)) {
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

/** Header of a cached page: when the network last answered with it, ISO 8601. */
const checkedHeader = "x-khayma-checked";

/** A response to cache: the text of a page or file with the headers it came with. */
export function offlineCopy(text: string, type: string, cameWith: Headers, now: Date): Response {
  const headers = new Headers(cameWith);
  headers.set("content-type", type);
  headers.set(checkedHeader, now.toISOString());
  // They describe what went over the network, which was compressed.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(text, { headers });
}

/** The cached page as it is shown: it says that it is a copy and of which day. */
export async function showOfflineCopy(
  cached: Response,
  days: DayWords,
  status: number,
): Promise<Response> {
  const checked = cached.headers.get(checkedHeader) ?? "";
  const html = markAsOfflineCopy(await cached.text(), showDay(checked, days));
  return new Response(html, { headers: cached.headers, status });
}

/**
 * Shows what is hidden in a page for its offline copy (`src/ui/offline-copy.tsx`) and puts the day in.
 * Done before the page is parsed, so nothing moves.
 */
export function markAsOfflineCopy(html: string, day: string): string {
  return html
    .replace(/( data-offline-copy="") hidden=""/g, "$1")
    .replace(/( data-checked="">)[^<]*/g, `$1${day}`);
}
