/** Shows the links to the pages that the worker has saved. */
export const showSaved = async (): Promise<void> => {
  try {
    for (const item of document.querySelectorAll<HTMLElement>("[data-saved]")) {
      const path = item.querySelector("a")?.pathname ?? "";
      item.hidden = !(await caches.match(path, { ignoreVary: true }));
    }
  } catch {
    // Nothing is saved without https, or where the browser denies it.
  }
};
