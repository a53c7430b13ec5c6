import { ageMessage } from "../forms/outbox-message.ts";
import { changeMessages } from "./outbox-store.ts";

/* Removes all caches and itself, in case the worker ever does harm (docs/deploying.md). */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(removeWorker()));

/** Each visit runs it again, so that waiting texts end when privacy.yaml says. */
async function removeWorker(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  const aging = changeMessages((message) => ageMessage(message, Date.now(), false));
  await aging.catch(() => console.info("this browser keeps no messages"));
  await self.registration.unregister();
}
