/** Closes open menus after a link, Escape, a press elsewhere, and before the browser keeps the page in memory. */
export function closeMenus(): void {
  const close = (pressed?: unknown) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("[data-menu][open]")) {
      menu.open = pressed instanceof Element && menu.contains(pressed) && !pressed.closest("a");
    }
  };
  addEventListener("click", ({ target }) => close(target));
  addEventListener("pagehide", close);
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const summary = "[data-menu][open]:focus-within>summary";
    for (const focused of document.querySelectorAll<HTMLElement>(summary)) focused.focus();
    close();
  });
}
