import { isOutboxRequest } from "../forms/ask-worker.ts";
import { cacheLanguage, cacheOpened, renewLanguages } from "./cache-ahead.ts";
import { answerPage, assets, cacheNames, newsOf, placeAt, tellPage } from "./cached-pages.ts";
import { ageMessages, answerRequest, notifyPages, sendWaiting } from "./outbox-worker.ts";

/* There is no `skipWaiting`: open pages keep their worker (docs/decisions/009-offline.md). */

declare const self: ServiceWorkerGlobalScope;

/** The mailbox, the email service, the editor and the receipts are never cached. */
const neverCached = /^\/(__|api\/|admin(\/|$)|accounts\/receipts\/)/;

self.addEventListener("install", (event) => event.waitUntil(renewLanguages(event)));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) return event.respondWith(assets.handle({ event, request }));
  if (request.mode !== "navigate" || neverCached.test(pathname)) return;
  event.respondWith(answerPage(event));
  event.waitUntil(cacheLanguage(event, placeAt(request.url).language));
});

self.addEventListener("message", (event) => {
  const { source, data, ports } = event;
  if (isOutboxRequest(data)) {
    const answer = answerRequest(data).catch(() => "failed");
    return event.waitUntil(answer.then((messages) => ports[0]?.postMessage(messages)));
  }
  if (source instanceof Client) event.waitUntil(answerMessage(event, source, data));
});

async function answerMessage(event: ExtendableEvent, page: Client, message: unknown) {
  const place = placeAt(page.url);
  const news = newsOf(page.url);
  switch (message) {
    case "opened":
      if (news) tellPage(page, news);
      await cacheOpened(event, place, false);
      // A page that is a copy means that there is hardly a connection.
      await (news ? ageMessages(true) : sendWaiting(true));
      return;
    case "online":
      await sendWaiting(true);
      // A page that comes back may show an old notice.
      return notifyPages();
    case "hydrated":
      await cacheOpened(event, place, true);
      if (!offlinePlan.forms.includes(place.page)) return;
      // The page of the outbox is cached now, since a visitor with a waiting message is offline.
      return cacheOpened(event, { ...place, page: offlinePlan.outbox }, true);
  }
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (!cacheNames.includes(name)) await caches.delete(name);
  }
  await self.clients.claim();
}
