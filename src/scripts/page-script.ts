import { checkPayee } from "../payee/check-payee.ts";
import { closeMenus } from "./close-menus.ts";
import { followLanguage } from "./offer-language.ts";

/** Hides an image marked `data-hides` when it cannot be loaded (requirements, section 2). */
function hideBrokenImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("[data-hides]")) {
    image.hidden = image.complete && !image.naturalWidth;
  }
}

/** Registers the service worker when the page has loaded. A visitor who saves data gets no worker. */
function watchWorker(): void {
  const { connection: { saveData } = { saveData: false }, serviceWorker } = navigator;
  if (saveData) {
    for (const rules of document.querySelectorAll("[type=speculationrules]")) rules.remove();
    // Without https there is no worker.
  } else if (serviceWorker && import.meta.env.PROD) {
    const path = "/service-worker.js";
    const { trustedTypes } = self;
    // The pages' policy allows one policy of this name.
    const url = trustedTypes
      ? trustedTypes.createPolicy("khayma", { createScriptURL: () => path }).createScriptURL("")
      : path;
    // A private window may refuse a worker, and the site works without it.
    const registerWorker = () => void serviceWorker.register(url).catch(() => {});
    if (document.readyState === "complete") registerWorker();
    else addEventListener("load", registerWorker);
  }
}

/** Tells the worker that somebody scrolls or types, so that it saves nothing meanwhile. */
function tellWorker(): void {
  if (!self.BroadcastChannel) return;
  const busy = new BroadcastChannel("busy");
  for (const moment of ["scroll", "keydown"]) addEventListener(moment, () => busy.postMessage(0));
}

hideBrokenImages();
// The error event of an image does not bubble.
addEventListener("error", hideBrokenImages, true);
closeMenus();
checkPayee();
followLanguage();
watchWorker();
tellWorker();
