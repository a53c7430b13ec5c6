import { pressed } from "./close-menus.ts";

const key = "khayma.language";

/**
 * Runs inline right after the offers, before anything below them is drawn. Shows the offer of the
 * browser's first language that the site has, unless the page is in it. It never redirects.
 */
export const showLanguageOffer =
  `{let d=document,o,s;try{s=localStorage["${key}"]}catch{}` +
  `if(!s)for(let l of navigator.languages){l=l.split("-")[0];` +
  "if(l==d.documentElement.lang||(o=d.querySelector('[data-offer='+l+']')))break}o&&(o.hidden=!1)}";

/** Makes no more offers after an answer or a choice. Without storage an offer may come again. */
export function rememberLanguage(): void {
  addEventListener("click", (event) => {
    if (!pressed(event, "[data-language],[data-decline]")) return;
    for (const offer of document.querySelectorAll<HTMLElement>("[data-offer]")) offer.hidden = true;
    try {
      localStorage[key] = "1";
    } catch {
      // Without storage the answer holds for this page only.
    }
  });
}
