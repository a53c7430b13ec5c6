import { renewPages, saveAround } from "./cache-ahead.ts";
import { addressAt, answerPage, assets } from "./cached-pages.ts";

/* There is no `skipWaiting`: open pages keep their worker (docs/decisions/009-offline.md). */

declare const self: ServiceWorkerGlobalScope;

/** The mailbox, the email service and the editor are never cached. */
const neverCached = /^\/(__|api\/|admin(\/|$))/;

self.addEventListener("install", (event) => event.waitUntil(renewPages(event)));
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
  // Until the end of 2027. An earlier version of the site kept messages here that waited for a connection; their
  // writers may share the phone, so the texts go with the first worker of this version. Nothing is left to be sent.
  indexedDB.deleteDatabase("outbox");
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) return event.respondWith(assets.handle({ event, request }));
  if (request.mode !== "navigate" || neverCached.test(pathname)) return;
  event.respondWith(answerPage(event));
  event.waitUntil(saveAround(event, addressAt(request.url)));
});
