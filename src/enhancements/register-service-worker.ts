/** The pages' content security policy allows one policy of this name, created once. */
const policy = window.trustedTypes?.createPolicy("khayma", { createScriptURL: (url) => url });

/** The address of one of the site's own scripts, as Trusted Types want it. Give it constants only. */
export const trusted = (url: string) => (policy ? policy.createScriptURL(url) : url);

/**
 * Registers the service worker, which caches the site, once the page has loaded. For a visitor who saves
 * data nothing is loaded before it is asked for, whatever the browser does. When the worker finds that a
 * copy it showed is out of date, the page offers the new one.
 */
export function registerServiceWorker(): void {
  const prefersReducedData = navigator.connection?.saveData;
  if (prefersReducedData) {
    for (const rules of document.querySelectorAll("[type=speculationrules]")) rules.remove();
  }
  const { serviceWorker } = navigator;
  // Absent where the page did not come over https.
  if (!serviceWorker || !import.meta.env.PROD) return;
  serviceWorker.addEventListener("message", () => {
    for (const link of document.querySelectorAll<HTMLElement>("[data-newer]")) link.hidden = false;
  });
  if (prefersReducedData) return;
  addEventListener("load", () => {
    // Refused, as in a private window: the site works without.
    serviceWorker.register(trusted("/service-worker.js")).catch(() => {});
  });
}
