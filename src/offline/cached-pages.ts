import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { type OfflineCopyNews, offlineCopyTiming } from "../enhancements/offline-copy-news.ts";
import { showDay } from "../i18n/day-words.ts";
import { keyOf, type Place, placeOf } from "./offline-plan.ts";
import { soundFiles } from "./sound-files.ts";

declare const self: ServiceWorkerGlobalScope;

/** How long the worker waits for the network before it shows a copy, in seconds. */
const pageLimit = 3;
const payeeLimit = 10;

/** How old a copy with the payee may be, in milliseconds. */
const payeeLastsMs = 30 * 86_400_000;

const shownOfflineCopies = new Map<string, OfflineCopyNews>();

const matchOptions = { ignoreSearch: true, ignoreVary: true };

export const placeAt = (url: string): Place => placeOf(new URL(url).pathname, offlinePlan);
const keyAt = (url: string): string => keyOf(placeAt(url));

/** A redirected response must not answer a visitor's navigation. */
export const isPage = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && Boolean(headers.get("content-type")?.startsWith("text/html"));

/**
 * Asks the host and not the browser's cache, which could hold an old number. An unchanged page costs
 * only a 304.
 */
export async function pastCache({ url, headers }: Request): Promise<Request> {
  const asking = new Headers(headers);
  const copy = await (await pageCache()).match(keyAt(url));
  const version = copy?.headers.get("etag");
  if (version) asking.set("if-none-match", version);
  return new Request(url, { cache: "no-store", redirect: "manual", headers: asking });
}

/** The copy when the network answers that it has not changed. @throws Error when the server fails */
export async function checkedPage(url: string, answer: Response): Promise<Response> {
  if (answer.status >= 500) throw new Error(`the server answers ${answer.status}`);
  if (answer.status !== 304) return answer;
  const copy = await (await pageCache()).match(keyAt(url));
  if (!copy) throw new Error("the copy is gone");
  const headers = headersOf(copy);
  headers.set("date", answer.headers.get("date") ?? "");
  return new Response(copy.body, { headers });
}

function headersOf(copy: Response): Headers {
  const headers = new Headers(copy.headers);
  // This header describes the compressed transfer.
  headers.delete("content-encoding");
  return headers;
}

const offlineCopies: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => pastCache(request),
  cacheKeyWillBeUsed: async ({ request }) => keyAt(request.url),
  cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
  fetchDidSucceed: async ({ request, response, state }) => {
    const page = await checkedPage(request.url, response);
    if (!state?.["shown"]) shownOfflineCopies.delete(keyAt(request.url));
    return page;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse, state }) => {
    if (!cachedResponse) return null;
    if (state) state["shown"] = await cachedResponse.clone().text();
    return showOfflineCopy(cachedResponse, placeAt(request.url));
  },
  cacheDidUpdate: async ({ request, oldResponse, newResponse, state }) => {
    // Another page with the new payee may have dropped this copy while the visitor reads it.
    const shown: string | undefined = state?.["shown"];
    const [before, now] = [shown ?? (await oldResponse?.text()), await newResponse.text()];
    if (before === undefined || before === now) return;
    await dropOtherPayees(before, now);
    if (shown === undefined) return;
    const isSamePayee = payeeOf(before) === payeeOf(now);
    await tellNews(keyAt(request.url), isSamePayee ? "newer" : "stalePayee");
  },
  handlerDidError: async ({ request }) =>
    (await otherPage(placeAt(request.url))) ?? fetch(await pastCache(request)),
};

/** A page with a new payee makes the copies of all other pages wrong. */
export async function dropOtherPayees(before: string, now: string): Promise<void> {
  if (payeeOf(before) === payeeOf(now)) return;
  const cache = await pageCache();
  for (const key of await cache.keys()) {
    const html = (await (await cache.match(key))?.text()) ?? "";
    if (payeeOf(html) !== payeeOf(now)) await cache.delete(key);
  }
}

const payeeOf = (html: string) => /<meta name="payee" content="(\w+)"/.exec(html)?.[1];

/** Keeps the entries that were used last. Entries never used do not count. */
function newest(maxEntries: number): WorkboxPlugin {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin({ maxEntries });
  return {
    ...(cacheDidUpdate && { cacheDidUpdate }),
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
  };
}

const cacheName = "pages";
const plugins = [newest(60), offlineCopies];
const options = { cacheName, matchOptions, plugins };
const pageStrategy = new NetworkFirst({ ...options, networkTimeoutSeconds: pageLimit });
const payeeStrategy = new NetworkFirst({ ...options, networkTimeoutSeconds: payeeLimit });

const filePlugins = [soundFiles, newest(100)];
export const assets = new CacheFirst({ cacheName: "assets", matchOptions, plugins: filePlugins });

export const cacheNames = [cacheName, assets.cacheName];
export const pageCache = () => caches.open(cacheName);

const showsPayee = ({ page }: Place) => offlinePlan.payees.includes(page);

export function answerPage(event: FetchEvent): Promise<Response> {
  const strategy = showsPayee(placeAt(event.request.url)) ? payeeStrategy : pageStrategy;
  return strategy.handle({ event, request: event.request });
}

function showOfflineCopy(cached: Response, place: Place, missing = false): Response {
  // Every server with a clock sends this header (RFC 9110, section 6.6.1).
  const checked = Date.parse(cached.headers.get("date") ?? "");
  const age = Date.now() - checked;
  // A date in the future, or none, counts as old, since a phone may wake with a wrong clock.
  const isOld = !(age >= 0 && age <= payeeLastsMs);
  const day = showDay(new Date(checked || 0).toISOString(), place.language.days);
  const [young, old] = missing
    ? (["missing", "staleMissing"] as const)
    : (["nothingElseKnown", "staleAge"] as const);
  const news: OfflineCopyNews = { offlineCopy: isOld ? old : young, day };
  shownOfflineCopies.set(keyOf(place), news);
  const headers = headersOf(cached);
  headers.append("server-timing", offlineCopyTiming(news));
  return new Response(cached.body, { headers, status: missing ? 503 : 200 });
}

async function otherPage({ language, page }: Place): Promise<Response | undefined> {
  const cache = await pageCache();
  for (const other of offlinePlan.languages) {
    const key = keyOf({ language: other, page });
    if (other !== language && (await cache.match(key))) return Response.redirect(key);
  }
  const home = await cache.match(keyOf({ language, page: "" }));
  return home && showOfflineCopy(home, { language, page }, true);
}

export function tellPage(page: Client, news: object): void {
  page.postMessage({ script: offlinePlan.newsScript, news });
}

async function tellNews(path: string, offlineCopy: OfflineCopyNews["offlineCopy"]): Promise<void> {
  const before = shownOfflineCopies.get(path);
  if (!before || before.offlineCopy === "staleAge") return;
  const news = { ...before, offlineCopy };
  shownOfflineCopies.set(path, news);
  await tellPages(news, (url) => keyAt(url) === path);
}

export async function tellPages(news: object, isTold = (_url: string) => true): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) if (isTold(page.url)) tellPage(page, news);
}

/** Pages ask when they open, since Safari before 16.4 does not show them the header. */
export const newsOf = (url: string): OfflineCopyNews | undefined =>
  shownOfflineCopies.get(keyAt(url));
