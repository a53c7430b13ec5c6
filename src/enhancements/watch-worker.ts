/** The address of the worker for Trusted Types. The pages' policy allows one policy of this name. */
function workerUrl(): string {
  const path = "/service-worker.js";
  const { trustedTypes } = window;
  if (!trustedTypes) return path;
  const policy = trustedTypes.createPolicy("khayma", { createScriptURL: (url) => url });
  return policy.createScriptURL(path);
}

/**
 * Registers the service worker when the page has loaded. A visitor who saves data gets no worker.
 */
export function watchWorker(): void {
  const { connection, serviceWorker } = navigator;
  const prefersReducedData = connection ? connection.saveData : false;
  if (prefersReducedData) {
    for (const rules of document.querySelectorAll("[type=speculationrules]")) rules.remove();
  }
  // Without https there is no worker.
  if (!serviceWorker || !import.meta.env.PROD || prefersReducedData) return;
  // A private window may refuse a worker, and the site works without it.
  const registerWorker = () => void serviceWorker.register(workerUrl()).catch(() => {});
  addEventListener("load", registerWorker);
}
