/**
 * Runs inline in the head of Donate. It notes which gift was chosen last, until an island takes it, and marks the page
 * while that is not the built amount.
 */
export const noteChoice = (): void => {
  const page = document.documentElement;
  const note = ({ target: field }: Event) => {
    if (!(field instanceof HTMLInputElement && field.name === "gift")) return;
    // From here on React hears each choice. It would keep the note of a press that changes nothing.
    if (!field.closest("[ssr]")) return;
    page.dataset["typed"] = field.value;
    page.toggleAttribute("data-chosen", !field.defaultChecked);
  };
  // An island that is just waking may hear this same event too, later on its way, and then removes the note.
  addEventListener("click", note, true);
  // The link of a card that is followed after it is the later choice.
  addEventListener("hashchange", () => page.removeAttribute("data-typed"));
};
