/**
 * Runs inline in the head of Donate. It notes what was typed or chosen last, until an island takes it, and marks the
 * page while that is not the built amount. A browser may bring back an older text, which is no event.
 */
export const noteTyped = (): void => {
  const noteFrom = (name: string) => (event: Event) => {
    const { target: field } = event;
    if (!(field instanceof HTMLInputElement && field.name === name)) return;
    const page = document.documentElement;
    page.dataset["typed"] = field.value;
    page.dataset["typedIn"] = name;
    const isBuilt = name === "gift" ? field.defaultChecked : field.value === field.defaultValue;
    page.toggleAttribute("data-chosen", !isBuilt);
  };
  // React takes these same events, later on their way, and then removes the note.
  addEventListener("click", noteFrom("gift"), true);
  addEventListener("input", noteFrom("amount"), true);
};
