/**
 * Runs inline in the head of Donate. It remembers the choice, "" for another amount, and marks the page while that is
 * not the built one. A browser may bring back an older choice, which is no event.
 */
export const hideBuiltAmount = (): void => {
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.name === "gift")) return;
    const page = document.documentElement;
    page.dataset["choice"] = target.value;
    page.toggleAttribute("data-chosen", !target.defaultChecked);
  });
};
