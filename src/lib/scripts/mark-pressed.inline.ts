/** Runs in the head. Marks a button that is pressed before the page's script has come, which then copies (`copy-values.ts`). */
export const markPressed = (): void => {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
    if (button) button.dataset["pressed"] = "";
  });
};
