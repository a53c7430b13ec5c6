/**
 * Closes open menus after a link, Escape, Android's Back, a press elsewhere, and before the browser keeps
 * the page in memory.
 */
export function closeMenus(): void {
  const open = "[data-menu][open]";
  const close = (pressed?: unknown) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(open)) {
      menu.open = pressed instanceof Element && menu.contains(pressed) && !pressed.closest("a");
    }
  };
  const dismiss = () => {
    for (const focused of document.querySelectorAll<HTMLElement>(`${open}:focus-within>summary`)) {
      focused.focus();
    }
    close();
  };
  addEventListener("click", ({ target }) => close(target));
  addEventListener("pagehide", close);
  addEventListener("keydown", ({ key }) => key === "Escape" && dismiss());
  // While a watcher is there, Back asks it instead of leaving the page.
  let watcher: CloseWatcher | undefined;
  const watch = () => {
    watcher?.destroy();
    watcher = document.querySelector(open) ? new CloseWatcher() : undefined;
    watcher?.addEventListener("close", dismiss);
  };
  if ("CloseWatcher" in self) addEventListener("toggle", watch, true);
}
