import { answerPage, assets, keepAhead, keepAtInstall } from "./saved-pages.ts";

/* There is no `skipWaiting`: open pages keep their worker (docs/decisions/009-offline.md). */

declare const self: ServiceWorkerGlobalScope;

/** The mailbox, the email service, the editor and downloads are no pages. */
const noPage = /^\/(__|api\/|admin(\/|$))|\.\w+$/;

self.addEventListener("install", (event) => event.waitUntil(keepAtInstall(event)));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) return event.respondWith(assets.handle({ event, request }));
  if (request.mode !== "navigate" || noPage.test(pathname)) return;
  event.respondWith(answerPage(event));
  event.waitUntil(keepAhead(event));
});
