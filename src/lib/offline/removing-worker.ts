/* Removes all caches and itself, in case the worker does harm, and loads open windows again (docs/deploying.md). */

declare const self: ServiceWorkerGlobalScope;

/** A page asks for this worker at each visit. Without a former worker it loads nothing again, or it would never end. */
let hasFormer = false;

self.addEventListener("install", () => {
  hasFormer = self.registration.active !== null;
  self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(removeWorker()));

async function removeWorker(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  const windows = hasFormer ? await self.clients.matchAll({ type: "window" }) : [];
  await self.registration.unregister();
  for (const window of windows) void window.navigate(window.url);
}

export {};
