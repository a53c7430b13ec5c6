/** Runs inline in the head of Donate. It marks the page while the chosen amount is not the built one. */
export const hideBuiltAmount = (): void => {
  addEventListener("change", () =>
    document.documentElement.toggleAttribute(
      "data-chosen",
      !document.querySelector("[checked]:checked"),
    ),
  );
};
