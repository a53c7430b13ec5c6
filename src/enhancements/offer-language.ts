import { stored } from "./stored.ts";

const key = "khayma.language";

/**
 * Shows the offer of a page in the visitor's preferred language, until they answer or choose a
 * language themselves. Never redirects. Without storage the offer may come again. Gives way to the line
 * about a kept message, which stands in the same place.
 * @param waits whether that line is shown
 */
export function offerLanguage(waits: boolean): void {
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-language],[data-decline]")) return;
    remember();
    const offer = target.closest<HTMLElement>("[data-offer]");
    if (offer) show(offer, false);
  });
  const offer = preferredOffer();
  if (offer && !waits && !stored(key)) show(offer, true);
}

/** The page gets longer by the height of the offer: see `base.css`. */
function show(offer: HTMLElement, shown: boolean): void {
  offer.hidden = !shown;
  document.documentElement.classList.toggle("offers-language", shown);
}

/** The first of the browser's languages that the site speaks, unless the page is in it. */
function preferredOffer(): HTMLElement | null {
  for (const tag of navigator.languages) {
    const code = tag.slice(0, 2);
    if (code === document.documentElement.lang) return null;
    const offer = document.querySelector<HTMLElement>(`[data-offer="${CSS.escape(code)}"]`);
    if (offer) return offer;
  }
  return null;
}

function remember(): void {
  try {
    localStorage.setItem(key, "1");
  } catch {
    // Storage is denied: the answer holds for this page only.
  }
}
