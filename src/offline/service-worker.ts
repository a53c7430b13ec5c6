import { deliver } from "../outbox/deliver.ts";
import { keepOutbox, outboxName, untilNext } from "../outbox/kept-message.ts";
import { readMessages } from "../outbox/outbox-store.ts";
import { answerAsset, answerPage, cacheOpened } from "./answer.ts";
import { cachedLanguages, cacheLanguage, cleanUp, isAsset } from "./caches.ts";
import { placeOf } from "./offline-plan.ts";

/*
 * Caches the site for when there is no network; docs/decisions/030-offline.md says why it is as it is.
 * It never calls `skipWaiting`: open pages keep the worker, and the files, that they started with.
 */

declare const self: ServiceWorkerScope;

/** Whether the visitor asked to save data (Save-Data). */
const prefersReducedData = () => navigator.connection?.saveData;

const plan = offlinePlan;
const assets = new Set(plan.assets);

/** The mailbox, the mail service, the editor and the shards of receipts are never answered from a cache. */
const leftAlone = /^\/(__|api\/|admin(\/|$)|accounts\/receipts\/)/;

self.addEventListener("install", (event) => event.waitUntil(cacheWhatIsUsed()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (isAsset(pathname)) return event.respondWith(answerAsset(event));
  const place = placeOf(pathname, plan);
  if (request.mode !== "navigate" || leftAlone.test(pathname) || !place) return;
  const onNewer = () => tellPage(event.resultingClientId);
  event.respondWith(answerPage({ event, place, plan, onNewer }));
  // A worker that is about to be replaced leaves the caching to its successor.
  const { installing, waiting } = self.registration;
  if (!installing && !waiting && !prefersReducedData())
    event.waitUntil(cacheLanguage(place.language));
});

/** A page says that its island is hydrated, or that it has a form, whose messages may have to wait. */
self.addEventListener("message", (event) => {
  const place = event.source && placeOf(new URL(event.source.url).pathname, plan);
  if (!place) return;
  const forLater = event.data === keepOutbox;
  if (forLater && prefersReducedData()) return;
  const page = forLater ? plan.outbox : place.page;
  if (page in plan.islands) event.waitUntil(cacheOpened({ ...place, page }, plan));
});

/** The connection is back. Throws while a message still waits, so that the browser fires the event again. */
self.addEventListener("sync", (event) => {
  if (event.tag === outboxName) event.waitUntil(sendKept());
});

async function sendKept(): Promise<void> {
  await deliver({ trigger: "connected", toEmail: plan.email, seen: false });
  if (untilNext(await readMessages(), Date.now()) !== undefined) throw new Error("still waiting");
}

/** Caches the languages of the open pages and brings those cached earlier up to date. */
async function cacheWhatIsUsed(): Promise<void> {
  if (prefersReducedData()) return;
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  const used = open.map(({ url }) => placeOf(new URL(url).pathname, plan)?.language);
  const cached = await cachedLanguages(plan.languages);
  for (const language of new Set([...used, ...cached])) {
    if (language) await cacheLanguage(language);
  }
}

/** No page of an earlier version is open any more. */
async function takeOver(): Promise<void> {
  // Firefox shows "Problem loading page" for what is answered from a cache while preloading is on.
  await self.registration.navigationPreload?.disable();
  await cleanUp(plan, assets);
  await self.clients.claim();
}

async function tellPage(id: string): Promise<void> {
  const page = await self.clients.get(id);
  page?.postMessage("newer");
}
