export const languageKey = "language";

/**
 * Runs inline right after the offers, before anything below them is drawn. Shows the offer of the
 * browser's first language that the site has, unless the page is in it. It never redirects.
 * @param key of the storage
 */
export const showLanguageOffer = (key: string): void => {
  try {
    if (localStorage[key]) return;
  } catch {
    // Without storage the offer is made each time.
  }
  for (const locale of navigator.languages) {
    const [code] = locale.split("-");
    const offer = document.querySelector<HTMLElement>(`[data-offer="${code}"]`);
    if (offer) offer.hidden = false;
    if (offer || code === document.documentElement.lang) return;
  }
};

/**
 * Takes what the address has beside the page, such as an event or a gift, to the chosen language. After a choice, as
 * also that of staying, no more offers are made. Without storage an offer may come again.
 */
export function followLanguage(): void {
  addEventListener("click", ({ target }) => {
    const choice =
      target instanceof Element && target.closest<HTMLAnchorElement>("[data-language]");
    if (!choice) return;
    for (const offer of document.querySelectorAll<HTMLElement>("[data-offer]")) offer.hidden = true;
    choice.search = location.search;
    choice.hash = location.hash;
    try {
      localStorage[languageKey] = "1";
    } catch {
      // Without storage the answer holds for this page only.
    }
  });
}
