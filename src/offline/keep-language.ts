import { type Bundle, unpack } from "./bundle.ts";
import { assetCache, isAsset, pageCache } from "./caches.ts";
import { keptCopy } from "./kept-copy.ts";
import type { KeptLanguage } from "./offline-plan.ts";

const underWay = new Map<string, Promise<void>>();

/**
 * Keeps all pages of a language and what they need; downloads only what is not kept already. Never
 * rejects: what failed is tried again at the next page.
 */
export function keepLanguage(language: KeptLanguage): Promise<void> {
  const { bundle } = language;
  const keeping =
    underWay.get(bundle) ??
    keep(language)
      .catch((cause: unknown) => console.info("not all pages could be kept", cause))
      .finally(() => underWay.delete(bundle));
  underWay.set(bundle, keeping);
  return keeping;
}

async function keep({ bundle, assets }: KeptLanguage): Promise<void> {
  const pages = await pageCache();
  if (await pages.match(bundle)) return;
  const kept = await assetCache();
  for (const path of assets) {
    // `add` takes what the page has already loaded from the browser's own cache.
    if (!(await kept.match(path))) await kept.add(path);
  }
  const response = await fetch(bundle, { priority: "low" });
  if (!response.ok) throw new Error(`${bundle}: ${response.status}`);
  const content: Bundle = await response.json();
  await putAll(unpack(content), response.headers);
  // The mark that this language is kept in this version.
  await pages.put(bundle, new Response());
}

/** Files before pages: a page is never kept without what it needs. */
async function putAll(files: [string, string][], headers: Headers): Promise<void> {
  const [pages, assets] = [await pageCache(), await assetCache()];
  const now = new Date();
  const assetsFirst = files.sort(([a], [b]) => Number(isAsset(b)) - Number(isAsset(a)));
  for (const [path, text] of assetsFirst) {
    const cache = isAsset(path) ? assets : pages;
    await cache.put(path, keptCopy(text, typeOf(path), headers, now));
  }
}

function typeOf(path: string): string {
  if (path.endsWith(".js")) return "text/javascript; charset=utf-8";
  return path.endsWith(".svg") ? "image/svg+xml; charset=utf-8" : "text/html; charset=utf-8";
}

/** The languages that are kept already, in this version or an earlier one. */
export async function keptLanguages(
  languages: readonly KeptLanguage[],
): Promise<readonly KeptLanguage[]> {
  const paths = (await (await pageCache()).keys()).map(({ url }) => new URL(url).pathname);
  const nameOf = (path: string) => path.replace(/-\w+\.json$/, "");
  const kept = new Set(paths.filter(isAsset).map(nameOf));
  return languages.filter(({ bundle }) => kept.has(nameOf(bundle)));
}
