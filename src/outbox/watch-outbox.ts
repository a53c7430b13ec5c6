/**
 * Runs inline in every page, which costs less than a part of its script. Loads the outbox in a browser that has a
 * message. It looks when the page is there, and when another tab has kept a message.
 * @param script the address of `outbox-notice.ts`
 */
export const watchOutbox = (script: string): void => {
  const load = async () => localStorage["outbox"] && import(/* @vite-ignore */ script);
  for (const moment of ["storage", "load"]) {
    // The next moment tries again.
    addEventListener(moment, () => load().catch(() => {}));
  }
};
