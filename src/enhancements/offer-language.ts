import { pressed } from "./close-menus.ts";

const key = "khayma.language";

/**
 * Shows the offer of a page in the visitor's preferred language, until they answer or choose a
 * language themselves. Never redirects. Without storage the offer may come again.
 */
export function offerLanguage(): void {
  const offer = !answered() && preferredOffer();
  if (offer) showOffer(offer, true);
  addEventListener("click", (event) => {
    if (!pressed(event, "[data-language],[data-decline]")) return;
    remember();
    if (offer) showOffer(offer, false);
  });
}

/** The page gets longer by the height of the offer: see `base.css`. */
function showOffer(offer: HTMLElement, shown: boolean): void {
  offer.hidden = !shown;
  document.documentElement.classList.toggle("offers-language", shown);
}

/** The first of the browser's languages that the site speaks, unless the page is in it. */
function preferredOffer(): HTMLElement | undefined {
  for (const tag of navigator.languages) {
    const [code] = tag.split("-");
    if (code === document.documentElement.lang) break;
    const offer = document.querySelector<HTMLElement>(`[data-offer=${code}]`);
    if (offer) return offer;
  }
  return undefined;
}

function answered(): boolean {
  try {
    return Boolean(localStorage.getItem(key));
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(key, "1");
  } catch {
    // Storage is denied: the answer holds for this page only.
  }
}
