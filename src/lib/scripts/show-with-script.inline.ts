/** Runs in the head of pages with parts for a script, which are built for browsers without one. */
export const showWithScript = (): void => {
  delete document.documentElement.dataset["unscripted"];
};
