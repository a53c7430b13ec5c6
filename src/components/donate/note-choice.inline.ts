/**
 * Runs inline in the head of Donate. It notes which gift was chosen last, until an island takes it, and marks the page
 * while that is not the built amount.
 */
export const noteChoice = (): void => {
  const note = ({ target: field }: Event) => {
    if (!(field instanceof HTMLInputElement && field.name === "gift")) return;
    const page = document.documentElement;
    page.dataset["typed"] = field.value;
    page.toggleAttribute("data-chosen", !field.defaultChecked);
  };
  // React takes this same event, later on its way, and then removes the note.
  addEventListener("click", note, true);
};
