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
  if (!serviceWorker || !import.meta.env.PROD) return;
  // The news of the worker names the script that shows it: `page-news.ts`.
  serviceWorker.addEventListener("message", ({ data }) => {
    // A page that the visitor leaves loads no script.
    import(/* @vite-ignore */ data.script).then(({ show }) => show(data)).catch(() => {});
  });
  const tellWorker = (message: string) =>
    serviceWorker.ready.then(({ active }) => {
      if (active) active.postMessage(message);
    });
  void tellWorker("opened");
  // The scripts of the island have loaded, so the worker can cache them.
  addEventListener("astro:hydrate", () => tellWorker("hydrated"), true);
  if (prefersReducedData) return;
  // A private window may refuse a worker, and the site works without it.
  const registerWorker = () => void serviceWorker.register(workerUrl()).catch(() => {});
  if (document.readyState === "complete") registerWorker();
  else addEventListener("load", registerWorker);
}
