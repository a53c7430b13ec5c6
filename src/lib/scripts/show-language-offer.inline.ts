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
