import outbox from "./outbox-script.ts?worker&url";

/**
 * Loads the outbox in a browser that has a message, or that has not yet said so: a returning visitor's, with a
 * worker of an earlier version. A form asks for it too. It is part of the script of every page.
 */
export function watchOutbox(): void {
  let script = outbox;
  const load = () =>
    import(/* @vite-ignore */ script).catch((cause: unknown) => {
      // A browser does not load a failed module again from the same address.
      script += "?";
      throw cause;
    });
  const tryToLoad = () => void load().catch(() => undefined);
  addEventListener("outbox", (event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    load().then(event.detail.resolve, event.detail.reject);
  });
  // Another tab has kept a message.
  addEventListener("storage", ({ key }) => key === "outbox" && tryToLoad());
  try {
    if (localStorage.getItem("outbox") ?? navigator.serviceWorker?.controller) tryToLoad();
  } catch {
    // Without storage there is no message.
  }
}
