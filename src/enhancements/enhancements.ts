import { prefersReducedData } from "../offline/prefers-reduced-data.ts";
import { keepOffline } from "./keep-offline.ts";
import { mindOutbox } from "./mind-outbox.ts";
import { offerLanguage } from "./offer-language.ts";

hideBrokenImages();
closeMenus();
logMissingPath();
offerLanguage(mindOutbox());
keepOffline();
dropSpeculationRules();

/** An image marked `data-hides` takes its frame away when it cannot be shown (requirements, section 8). */
function hideBrokenImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("img[data-hides]")) {
    const frame = image.closest<HTMLElement>("[data-frame]");
    const hide = () => {
      if (frame) frame.hidden = true;
    };
    image.addEventListener("error", hide);
    if (image.complete && image.naturalWidth === 0) hide();
  }
}

/** Closes open menus after a link, on Escape, on a press elsewhere and when a page comes back from the cache. */
function closeMenus(): void {
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

/** The not-found page logs the path that was tried (requirements, section 2). */
function logMissingPath(): void {
  if (document.querySelector("[data-not-found]")) console.warn("404", location.pathname);
}

/** For a visitor who spares data no page is loaded before it is asked for, whatever the browser does. */
function dropSpeculationRules(): void {
  if (!prefersReducedData()) return;
  for (const rules of document.querySelectorAll("script[type=speculationrules]")) rules.remove();
}
