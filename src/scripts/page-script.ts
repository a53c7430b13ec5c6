import { checkPayee } from "../payee/check-payee.ts";
import { closeMenus } from "./close-menus.ts";
import { followLanguage } from "./offer-language.ts";

/** Hides an image marked `data-hides` when it cannot be loaded (requirements, section 2). */
function hideBrokenImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("[data-hides]")) {
    image.hidden = image.complete && !image.naturalWidth;
  }
}

/** Registers the service worker when the page has loaded. For a visitor who saves data nothing is loaded ahead. */
function registerWorker(): void {
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
    const register = () => void serviceWorker.register(url).catch(() => {});
    if (document.readyState === "complete") register();
    else addEventListener("load", register);
  }
}

/** Tells the worker, at most once a second, that somebody scrolls or types, so that it saves nothing meanwhile. */
function tellWorker(): void {
  let nextAt = 0;
  const tell = ({ timeStamp }: Event) => {
    if (timeStamp < nextAt || !self.BroadcastChannel) return;
    nextAt = timeStamp + 1000;
    new BroadcastChannel("busy").postMessage(0);
  };
  for (const moment of ["scroll", "keydown"]) addEventListener(moment, tell);
}

hideBrokenImages();
// The error event of an image does not bubble.
addEventListener("error", hideBrokenImages, true);
closeMenus();
checkPayee();
followLanguage();
registerWorker();
tellWorker();
