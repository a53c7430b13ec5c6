import { keepDatesCurrent, knowApplicants } from "../events/events-script.ts";
import { keepOffline } from "./keep-offline.ts";
import { mindOutbox } from "./mind-outbox.ts";
import { offerLanguage } from "./offer-language.ts";
import { pressed } from "./shared.ts";

hideBrokenImages();
closeMenus();
logMissingPath();
knowApplicants();
keepDatesCurrent();
// Also when the page comes back from the browser's own cache.
addEventListener("pageshow", keepDatesCurrent);
offerLanguage(mindOutbox());
keepOffline();

/** An image marked `data-hides` goes away when it cannot be shown (requirements, section 8). */
function hideBrokenImages(): void {
  addEventListener("load", () => {
    for (const image of document.querySelectorAll<HTMLImageElement>("[data-hides]")) {
      image.hidden = !image.naturalWidth;
    }
  });
}

/** Closes open menus after a link, on Escape, on a press elsewhere and when a page comes back from the cache. */
function closeMenus(): void {
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
  addEventListener("pageshow", () => close());
}

/** The not-found page logs the path that was tried (requirements, section 2). */
function logMissingPath(): void {
  for (const _ of document.querySelectorAll("[data-not-found]"))
    console.warn(404, location.pathname);
}
