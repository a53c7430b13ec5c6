import outbox from "./outbox-script.ts?worker&url";

/**
 * Loads the outbox in a browser that has a message, or that has not yet said so: a returning visitor's, with a
 * worker of an earlier version. It is part of the script of every page.
 */
export function watchOutbox(): void {
  const load = () => {
    try {
      if (localStorage["outbox"] ?? navigator.serviceWorker.controller) {
        import(/* @vite-ignore */ outbox).catch(() => {});
      }
    } catch {
      // Without storage or workers there is no message.
    }
  };
  load();
  // Somebody types in a form, or another tab has kept a message.
  for (const moment of ["outbox", "storage"]) addEventListener(moment, load);
}
