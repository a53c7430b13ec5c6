/**
 * Loads the outbox only in a browser that has a message, or that has not yet said so: a returning visitor's, with a
 * worker of an earlier version. It is part of the script of every page.
 */
export function loadWhenInUse(): void {
  const load = () => import("./outbox-actions.ts");
  const watch = () => load().then(({ watchOutbox }) => watchOutbox());
  addEventListener("outbox", (event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    load().then(event.detail.resolve, event.detail.reject);
  });
  // Another tab has kept a message.
  addEventListener("storage", ({ key }) => key === "outbox" && watch());
  try {
    if (localStorage.getItem("outbox") ?? navigator.serviceWorker?.controller) watch();
  } catch {
    // Without storage there is no message.
  }
}
