/* Shows the links to the pages that the worker has saved. */

for (const item of document.querySelectorAll<HTMLElement>("[data-saved]")) {
  const path = item.querySelector("a")?.pathname ?? "";
  caches.match(path, { ignoreVary: true }).then((saved) => {
    item.hidden = saved === undefined;
  });
}
