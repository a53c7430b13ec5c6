/** Closes open menus after a link, on Escape, on a press elsewhere and when a page comes back from the cache. */
export function closeMenus(): void {
  const close = (except?: Node) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("[data-menu][open]")) {
      if (!except || !menu.contains(except)) menu.open = false;
    }
  };
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    close(target.closest("a") ? undefined : target);
  });
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const summary = document.querySelector<HTMLElement>("[data-menu][open]:focus-within > summary");
    if (summary) summary.focus();
    close();
  });
  addEventListener("pageshow", () => close());
}
