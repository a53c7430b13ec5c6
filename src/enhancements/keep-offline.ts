import { savesData } from "../offline/saves-data.ts";

const address = "/service-worker.js";

/**
 * Lets the service worker keep the site, once the page has all it needs itself; not for a visitor who
 * spares data. When the worker finds that a copy it showed is out of date, the page offers the new one.
 */
export function keepOffline(): void {
  const { serviceWorker } = navigator;
  // Absent where the page did not come over https.
  if (!serviceWorker || !import.meta.env.PROD) return;
  serviceWorker.addEventListener("message", () => {
    document.querySelector("[data-newer]")?.removeAttribute("hidden");
  });
  if (savesData()) return;
  addEventListener("load", () => {
    // Refused, as in a private window: the site works without.
    serviceWorker.register(trusted(address)).catch(() => undefined);
  });
}

/** The policy's name is the one that the pages' content security policy allows. */
function trusted(url: string): string | URL {
  const policy = window.trustedTypes?.createPolicy("khayma", { createScriptURL: () => url });
  return policy?.createScriptURL(url) ?? url;
}
