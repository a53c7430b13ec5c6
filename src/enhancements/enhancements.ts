import { closeMenus } from "./close-menus.ts";
import { lookAgain } from "./look-again.ts";
import { rememberLanguage } from "./offer-language.ts";
import { watchWorker } from "./watch-worker.ts";

/** An image marked `data-hides` goes away when it cannot be shown (requirements, section 2). */
function hideBrokenImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("[data-hides]")) {
    image.hidden = image.complete && !image.naturalWidth;
  }
}

/** Only now, and until then by a name that loads nothing: it would compete with what the first screen shows. */
function linkManifest(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("[rel=help]")) {
    link.rel = "manifest";
  }
}

/**
 * Hides what is over and shows what is to be said then, in any time zone of the visitor: `data-until` and
 * `data-since` are moments in UTC, which Nouakchott keeps, and are compared with the visitor's clock as
 * texts (ISO 8601).
 */
function keepDatesCurrent(): void {
  const now = new Date().toISOString();
  for (const dated of document.querySelectorAll<HTMLElement>("[data-until],[data-since]")) {
    const { until = "9", since = "" } = dated.dataset;
    dated.hidden = until <= now || since > now;
  }
}

/** Get Involved in another language has the chosen event, too; once its form is there, the form sees to that. */
function carryEvent(): void {
  const { search, hash } = location;
  if (!search.startsWith("?event=")) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
    link.search = search;
    link.hash = hash;
  }
}

hideBrokenImages();
// An image's own error does not bubble.
addEventListener("error", hideBrokenImages, true);
linkManifest();
closeMenus();
keepDatesCurrent();
// A page may stay open for days. What was frozen meanwhile catches up when it is looked at again.
setInterval(keepDatesCurrent, 60_000);
lookAgain();
rememberLanguage();
carryEvent();
watchWorker();
