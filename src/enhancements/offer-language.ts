import { pressed } from "./close-menus.ts";

const key = "khayma.language";

/**
 * Inline, right after the offers: shows that of the first of the browser's languages that the site speaks,
 * unless the page is in it, before anything below is drawn. Never redirects.
 */
export const showLanguageOffer =
  `{let d=document,o,s;try{s=localStorage["${key}"]}catch{}` +
  `if(!s)for(let l of navigator.languages){l=l.split("-")[0];` +
  "if(l==d.documentElement.lang||(o=d.querySelector('[data-offer='+l+']')))break}o&&(o.hidden=!1)}";

/** Once answered, or once a language was chosen, none is offered again. Without storage it may come again. */
export function rememberLanguage(): void {
  addEventListener("click", (event) => {
    if (!pressed(event, "[data-language],[data-decline]")) return;
    for (const offer of document.querySelectorAll<HTMLElement>("[data-offer]")) offer.hidden = true;
    try {
      localStorage.setItem(key, "1");
    } catch {
      // Storage is denied: the answer holds for this page only.
    }
  });
}
