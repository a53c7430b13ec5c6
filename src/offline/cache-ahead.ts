import {
  assets,
  checkedPage,
  dropOtherPayees,
  isPage,
  pageCache,
  pastCache,
  placeAt,
} from "./cached-pages.ts";
import { keyOf, type OfflineLanguage, type Place } from "./offline-plan.ts";
import { makeTurns } from "./turns.ts";

declare const self: ServiceWorkerGlobalScope;

/** Whether the visitor asked to save data (Save-Data). Then nothing loads in advance. */
const prefersReducedData = () => navigator.connection?.saveData;

const cacheInTurn = makeTurns();

/** Work that fails, as without a network, is tried again at the next page. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  cacheInTurn(work).catch((cause: unknown) => console.info("not all could be cached", cause));

export const cacheLanguage = (event: ExtendableEvent, language: OfflineLanguage) =>
  inTurn(() => cachePages(event, language, false));

export const renewLanguages = (event: ExtendableEvent) =>
  inTurn(async () => {
    const cache = await pageCache();
    await cacheNewsScript(event);
    const open = await self.clients.matchAll({ includeUncontrolled: true });
    const used = new Set(open.map(({ url }) => placeAt(url).language.prefix));
    for (const language of offlinePlan.languages) {
      const isUsed =
        used.has(language.prefix) || (await cache.match(keyOf({ language, page: "" })));
      if (isUsed) await cachePages(event, language, true);
    }
  });

/** Caches an open page that came before the worker, and the files of its hydrated island. */
export const cacheOpened = (event: ExtendableEvent, place: Place, island: boolean) =>
  inTurn(async () => {
    if (prefersReducedData()) return;
    // The host may have failed when the worker was installed.
    await cacheNewsScript(event);
    const html = await htmlOf(event, keyOf(place), false);
    if (island) await cacheAssets(event, html, islandParts);
  });

const cacheNewsScript = (event: ExtendableEvent) =>
  cacheAssets(event, `"${offlinePlan.newsScript}"`, /"([^"]+)"/g);

async function cachePages(event: ExtendableEvent, language: OfflineLanguage, anew: boolean) {
  if (prefersReducedData()) return;
  for (const page of offlinePlan.pages) await htmlOf(event, keyOf({ language, page }), anew);
}

async function htmlOf(event: ExtendableEvent, key: string, anew: boolean): Promise<string> {
  const cache = await pageCache();
  const before = await (await cache.match(key))?.text();
  if (before !== undefined && !anew) return before;
  const asking = await pastCache(new Request(key));
  const page = await checkedPage(asking.url, await fetch(asking, { priority: "low" }));
  if (!isPage(page)) return "";
  const html = await page.clone().text();
  await cacheAssets(event, html, shownParts);
  await cache.put(key, page);
  if (before !== undefined) await dropOtherPayees(before, html);
  return html;
}

/** Files that a page shows at first. A page itself preloads the fonts that it needs. */
const shownParts =
  /(?:\s(?:href|src)=|import\()"(\/assets\/[^"]+)"|url\((\/assets\/[^)]+\.(?:svg|png|webp|avif|jpe?g))\)/g;
const islandParts = /-url="(\/assets\/[^"]+)"/g;
const imports = /["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g;

async function cacheAssets(
  event: ExtendableEvent,
  text: string,
  named: RegExp,
  known = new Set<string>(),
): Promise<void> {
  for (const [, first, second] of text.matchAll(named)) {
    const name = (first ?? second ?? "").replace("/assets/", "");
    if (known.has(name)) continue;
    known.add(name);
    const [response, done] = assets.handleAll({ event, request: `/assets/${name}` });
    const file = await response;
    await done;
    if (name.endsWith(".js")) await cacheAssets(event, await file.text(), imports, known);
  }
}
