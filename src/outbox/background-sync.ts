/**
 * The Background Sync API (WICG), which Chrome, Edge, Samsung Internet and Opera have: the browser wakes
 * the worker some time after the connection is back, even when no page is open. An extra, never the way.
 */
export const syncTag = "khayma-outbox";

/** Asks to be woken when there is a connection. Where that is not to be had, nothing happens. */
export function askForSync(): void {
  void navigator.serviceWorker?.ready.then(registerSync).catch(() => undefined);
}

async function registerSync(registration: ServiceWorkerRegistration): Promise<void> {
  const sync: unknown = Reflect.get(registration, "sync");
  if (typeof sync !== "object" || sync === null) return;
  const register: unknown = Reflect.get(sync, "register");
  if (typeof register === "function") await register.call(sync, syncTag);
}

/** What a page with a form says to the worker. */
export const keepOutbox = "outbox";

/**
 * Has the worker keep the page that shows kept messages: who keeps one has no connection to open it
 * with.
 */
export function keepOutboxPage(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(keepOutbox));
}
