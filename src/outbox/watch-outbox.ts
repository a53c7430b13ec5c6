import { tryStorage } from "../forms/draft.ts";

/**
 * Runs inline in every page, which costs less than a part of its script. Loads the outbox in a browser that has a
 * message. It looks when the page is there, when somebody types in a form, and when another tab has kept a message.
 * @param script the address of `outbox-line.ts`
 */
export const watchOutbox = (script: string): void => {
  const load = async () => localStorage["outbox"] && import(/* @vite-ignore */ script);
  for (const moment of ["storage", "outbox", "load"]) {
    // The next moment tries again.
    addEventListener(moment, () => load().catch(() => {}));
  }
};

/** Loads the outbox before the connection is lost. The outbox corrects the entry, which says that it has a message. */
export function loadOutbox(): void {
  tryStorage(() => localStorage.setItem("outbox", "1"));
  dispatchEvent(new Event("outbox"));
}
