import { answerPage, assets, keepAhead, keepAtInstall } from "./saved-pages.ts";

/* There is no `skipWaiting`: open pages keep their worker (docs/decisions/009-offline.md). */

declare const self: ServiceWorkerGlobalScope;

/** The mailbox, the email service and the editor are never cached. */
const neverCached = /^\/(__|api\/|admin(\/|$))/;

self.addEventListener("install", (event) => event.waitUntil(keepAtInstall(event)));
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
  // Until the end of 2027: an earlier version kept here messages that waited, whose writers may share the phone, and
  // when each page was read.
  for (const name of ["outbox", "workbox-expiration"]) indexedDB.deleteDatabase(name);
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) return event.respondWith(assets.handle({ event, request }));
  if (request.mode !== "navigate" || neverCached.test(pathname)) return;
  event.respondWith(answerPage(event));
  event.waitUntil(keepAhead(event));
});
