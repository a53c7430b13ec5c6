/** The worker's address, as Trusted Types want it: the pages' policy allows one policy of this name. */
function workerUrl(): string {
  const path = "/service-worker.js";
  const { trustedTypes } = window;
  if (!trustedTypes) return path;
  const policy = trustedTypes.createPolicy("khayma", { createScriptURL: (url) => url });
  return policy.createScriptURL(path);
}

/**
 * Registers the service worker, which caches the site and sends messages that wait, once the page has
 * loaded. For a visitor who saves data nothing is loaded before it is asked for.
 */
export function watchWorker(): void {
  const { connection, serviceWorker } = navigator;
  const prefersReducedData = connection ? connection.saveData : false;
  if (prefersReducedData) {
    for (const rules of document.querySelectorAll("[type=speculationrules]")) rules.remove();
  }
  // Absent where the page did not come over https.
  if (!serviceWorker || !import.meta.env.PROD) return;
  // What the worker has to say of the page comes with the script that shows it: `page-news.ts`.
  serviceWorker.addEventListener("message", ({ data }) => {
    // A page that is being left gets no script any more.
    import(/* @vite-ignore */ data.script).then(({ show }) => show(data)).catch(() => {});
  });
  const tell = (what: string) =>
    serviceWorker.ready.then(({ active }) => {
      if (active) active.postMessage(what);
    });
  void tell("opened");
  // Now that its scripts are there, the worker can cache an island.
  addEventListener("astro:hydrate", () => tell("hydrated"), true);
  if (prefersReducedData) return;
  // Refused, as in a private window: the site works without.
  const register = () => void serviceWorker.register(workerUrl()).catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
