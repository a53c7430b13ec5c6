import { watchPayee } from "../payee/watch-payee.ts";
import { closeMenus } from "./close-menus.ts";
import { copyOnPress } from "./copy-values.ts";
import { followLanguage } from "./offer-language.ts";

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
    const register = () => serviceWorker.register(url).catch(() => {});
    if (document.readyState === "complete") register();
    else addEventListener("load", register);
  }
}

copyOnPress();
watchPayee();
closeMenus();
followLanguage();
registerWorker();
