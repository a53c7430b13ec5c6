import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { expectedFiles, type Plugin } from "./expected-files.ts";
import { type Address, addressOf, keyOf } from "./offline-plan.ts";

declare const self: ServiceWorkerGlobalScope;

/** How long the worker waits for the network before it shows a saved page, in seconds. */
const shortWait = 3;
const longWait = 10;

const matchOptions = { ignoreSearch: true, ignoreVary: true };

export const addressAt = (url: string): Address => addressOf(new URL(url).pathname, offlinePlan);
const keyAt = (url: string): string => keyOf(addressAt(url));

const cacheName = "saved-pages";
export const pageCache = () => caches.open(cacheName);

/** A foreign page, such as a hotspot's, lacks the site's tag. A browser refuses a redirected answer for a navigation. */
export async function isOwnPage(response: Response): Promise<boolean> {
  const { ok, redirected, headers } = response;
  if (!ok || redirected || !headers.get("content-type")?.startsWith("text/html")) return false;
  return (await response.clone().text()).includes(offlinePlan.ownTag);
}

/** Asks the host and not the browser's cache. An unchanged page costs only a 304. */
export async function bypassingCache({ url, headers }: Request): Promise<Request> {
  const asking = new Headers(headers);
  const saved = await (await pageCache()).match(keyAt(url));
  const version = saved?.headers.get("etag");
  if (version) asking.set("if-none-match", version);
  return new Request(url, { cache: "no-store", redirect: "manual", headers: asking });
}

/** The saved page when the network answers that it has not changed. @throws when the server fails */
export async function checkedPage(url: string, answer: Response): Promise<Response> {
  if (answer.status >= 500) throw new Error(`the server answers ${answer.status}`);
  if (answer.status !== 304) return answer;
  const saved = await (await pageCache()).match(keyAt(url));
  if (!saved) throw new Error("the saved page is gone");
  return saved;
}

const savedPages: Plugin = {
  requestWillFetch: ({ request }) => bypassingCache(request),
  cacheKeyWillBeUsed: async ({ request }) => keyAt(request.url),
  fetchDidSucceed: ({ request, response }) => checkedPage(request.url, response),
  cacheWillUpdate: async ({ response }) => ((await isOwnPage(response)) ? response : null),
  handlerDidError: ({ request }) => otherPage(addressAt(request.url)),
};

/** The page in another language, or the one that says what is saved. */
async function otherPage({ language, page }: Address): Promise<Response | undefined> {
  const cache = await pageCache();
  for (const other of offlinePlan.languages) {
    const key = keyOf({ language: other, page });
    if (other !== language && (await cache.match(key))) return Response.redirect(key);
  }
  return cache.match(keyOf({ language, page: offlinePlan.notSaved }));
}

// The pages that were used last stay. One that was saved ahead and never used does not count.
const pagePlugins = [new ExpirationPlugin({ maxEntries: 60 }), savedPages];
const options = { cacheName, matchOptions, plugins: pagePlugins };
const pageStrategy = new NetworkFirst({ ...options, networkTimeoutSeconds: shortWait });
const patientStrategy = new NetworkFirst({ ...options, networkTimeoutSeconds: longWait });

const filePlugins = [expectedFiles, new ExpirationPlugin({ maxEntries: 100 })];
export const assets = new CacheFirst({ cacheName: "assets", matchOptions, plugins: filePlugins });

export function answerPage(event: FetchEvent): Promise<Response> {
  const { page } = addressAt(event.request.url);
  const strategy = offlinePlan.patientPages.includes(page) ? patientStrategy : pageStrategy;
  return strategy.handle({ event, request: event.request });
}
