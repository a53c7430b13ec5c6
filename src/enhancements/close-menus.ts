/** The nearest element around what was pressed that matches the selector. */
export function pressed({ target }: Event, selector: string): HTMLElement | null | false {
  return target instanceof Element && target.closest<HTMLElement>(selector);
}

/** Closes open menus after a link, on Escape, on a press elsewhere and when a page comes back from the cache. */
export function closeMenus(): void {
  const close = (except?: Element | null | false) => {
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
  // Not when it has only just loaded: the menu may be open under the finger by then.
  addEventListener("pageshow", ({ persisted }) => persisted && close());
}
