import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { isFile, keyOf, languageOf, type OfflinePlan } from "./offline-plan.ts";

declare const self: ServiceWorkerGlobalScope;
declare const offlinePlan: OfflinePlan;

/** The build puts the whole plan in the place of its name, so it is named once. */
const plan = offlinePlan;
const prefixes = Object.keys(plan.ahead);
const keyAt = (url: string) => keyOf(new URL(url).pathname);
const languageAt = (url: string) => languageOf(keyAt(url), prefixes);

const cacheName = "saved-pages";
const savedPage = async (key: string) => (await caches.open(cacheName)).match(key);

/** Asks the host and not the browser's cache. An unchanged page costs only a 304. */
async function bypassCache({ url, headers }: Request): Promise<Request> {
  const asking = new Headers(headers);
  const version = (await savedPage(keyAt(url)))?.headers.get("etag");
  if (version) asking.set("if-none-match", version);
  return new Request(url, { cache: "no-store", redirect: "manual", headers: asking });
}

/** The saved page when the network answers that it has not changed. @throws when the server fails */
async function checkAnswer(url: string, answer: Response): Promise<Response> {
  const page = answer.status === 304 ? await savedPage(keyAt(url)) : answer;
  if (!page || page.status >= 500) throw new Error(`the server answers ${answer.status}`);
  return page;
}

/** A foreign page, such as a hotspot's, lacks the site's tag. A browser refuses a redirected answer for a navigation. */
async function isOwnPage(page: Response, files: readonly string[] = []): Promise<boolean> {
  const { ok, redirected, headers } = page;
  if (!ok || redirected || !headers.get("content-type")?.startsWith("text/html")) return false;
  const html = await page.clone().text();
  return [plan.ownTag, ...files].every((part) => html.includes(part));
}

/** The page in another language, or the one that says what is saved. */
async function otherPage(url: string): Promise<Response | undefined> {
  const language = languageAt(url);
  const keys = [keyAt(url).slice(language.length), plan.notSaved].flatMap((page) =>
    [language, ...prefixes].map((prefix) => keyOf(prefix + page)),
  );
  return (await Promise.all(keys.map(savedPage))).find((page) => page !== undefined);
}

/** Answers with the network's page, or after some seconds with the saved one. */
export function answerPage(event: FetchEvent): Promise<Response> {
  const strategy = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: plan.patient.includes(keyAt(event.request.url)) ? 10 : 3,
    plugins: [
      {
        requestWillFetch: ({ request }) => bypassCache(request),
        cacheKeyWillBeUsed: async ({ request }) => keyAt(request.url),
        fetchDidSucceed: ({ request, response }) => checkAnswer(request.url, response),
        cacheWillUpdate: async ({ response }) => ((await isOwnPage(response)) ? response : null),
        handlerDidError: ({ request }) => otherPage(request.url),
      },
    ],
  });
  return strategy.handle({ event, request: event.request });
}

export const assets = new CacheFirst({
  cacheName: "assets",
  matchOptions: { ignoreSearch: true, ignoreVary: true },
  plugins: [{ cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) }],
});

/**
 * A new worker asks again for the pages ahead in each language that is used. It keeps open pages with their islands,
 * because the first of them came before there was a worker. For a visitor who saves data (Save-Data) it keeps nothing.
 * @throws when a page ahead does not come. Then the browser installs the worker at a later visit.
 */
export async function keepAtInstall(event: ExtendableEvent): Promise<void> {
  if (navigator.connection?.saveData) return;
  await shortenCaches();
  const clients = await self.clients.matchAll({ includeUncontrolled: true });
  for (const [language, ahead] of Object.entries(plan.ahead)) {
    const isOpen = clients.some(({ url }) => languageAt(url) === language);
    if (!isOpen && !(await savedPage(language + plan.notSaved))) continue;
    for (const key of ahead) await keepPage(event, key);
  }
  // A page that is not the site's own, such as the editor, stops nothing.
  for (const { url } of clients) await keepPage(event, keyAt(url), true).catch(console.info);
}

/** A phone has little room. What was saved last stands at the end of a cache. */
async function shortenCaches(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const old of (await cache.keys()).slice(0, -100)) await cache.delete(old);
  }
}

/** Visits keep pages one after another. */
let keeping: Promise<void> = Promise.resolve();

/** Keeps what is missing in the language of a visit. What fails, as without a network, is tried again at the next. */
export function keepAhead(event: FetchEvent): Promise<void> {
  const keepMissing = async () => {
    for (const key of plan.ahead[languageAt(event.request.url)] ?? []) {
      if (navigator.connection?.saveData || (await savedPage(key))) continue;
      // The page that loads comes first.
      await new Promise((end) => setTimeout(end, 2000));
      await keepPage(event, key);
    }
  };
  keeping = keeping.then(keepMissing).catch(console.info);
  return keeping;
}

/** @throws when another page answers, such as that of a hotspot, or of a build with other files */
async function keepPage(event: ExtendableEvent, key: string, withIslands = false): Promise<void> {
  // A page that the plan does not name, such as an entry of the diary, has the files of every page.
  const { shown, islands } = plan.files[key] ?? { shown: [], islands: [] };
  const asking = await bypassCache(new Request(key));
  const page = await checkAnswer(asking.url, await fetch(asking, { priority: "low" }));
  if (!(await isOwnPage(page, shown))) throw new Error(`another page answers for ${key}`);
  for (const name of withIslands ? [...shown, ...islands] : shown) {
    const [response, done] = assets.handleAll({ event, request: `/assets/${name}` });
    const file = await response;
    await done;
    if (!isFile(file)) throw new Error(`${file.url} is not what it should be`);
  }
  await (await caches.open(cacheName)).put(key, page);
}
