export const languageKey = "language";

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
