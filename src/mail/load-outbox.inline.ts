/**
 * Runs inline in every page, where it costs fewer bytes than in the page's script. In a browser that has a message it
 * loads the outbox: when the page has loaded, and when another tab has kept a message.
 * @param script the address of `start-outbox.ts`
 */
export const loadOutbox = (script: string): void => {
  const load = async () => localStorage["outbox"] && import(/* @vite-ignore */ script);
  for (const moment of ["storage", "load"]) {
    // The next page tries again.
    addEventListener(moment, () => load().catch(() => {}));
  }
};
