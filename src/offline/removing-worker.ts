import { age } from "../forms/outbox-message.ts";
import { changeMessages } from "./outbox-store.ts";

/* The way back, if the worker ever does harm (docs/deploying.md): removes all caches and itself. */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));

/** Each visit brings it again, so waiting texts do not outlive what privacy.yaml promises. */
async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  const aging = changeMessages((message) => age(message, Date.now(), false));
  await aging.catch(() => console.info("this browser keeps no messages"));
  await self.registration.unregister();
}
