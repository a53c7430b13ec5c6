/** Finds the nearest element around the pressed one that matches the selector. */
export function pressed({ target }: Event, selector: string): HTMLElement | null | false {
  return target instanceof Element && target.closest<HTMLElement>(selector);
}

/** Closes open menus: after a link, Escape or a press elsewhere, and before the browser keeps the page for Back. */
export function closeMenus(): void {
  const close = (except?: unknown) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("[data-menu][open]")) {
      menu.open = menu === except;
    }
  };
  addEventListener("click", (event) => {
    close(!pressed(event, "a") && pressed(event, "[data-menu]"));
  });
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const summary = "[data-menu][open]:focus-within>summary";
    for (const focused of document.querySelectorAll<HTMLElement>(summary)) focused.focus();
    close();
  });
  addEventListener("pagehide", close);
}
