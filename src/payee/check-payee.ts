import { payeeKey } from "./payee-state.ts";
import watchPayee from "./watch-payee.ts?worker&url";

/** How long the first answer is believed, in milliseconds. */
const believedMs = 300_000;

/**
 * Asks who is paid, once. Any answer but the page's own mark, and every later moment, is the work
 * of `watch-payee.ts`. When that script does not come, the page hides the payee.
 */
export function checkPayee(): void {
  const { dataset } = document.documentElement;
  let script = watchPayee;
  const load = () => {
    import(/* @vite-ignore */ script).catch(() => {
      dataset["payeeHidden"] = "";
      // A browser does not load a failed module again from the same address.
      script += "?";
    });
  };
  const look = () => document.hidden || load();
  const hear = (mark: string) => {
    const isOwn = document.querySelector(`[name=payee][content=${mark}]`);
    // The other script may already know better.
    if (!isOwn || dataset["payeeState"]) throw mark;
    localStorage[payeeKey] = `${mark} ${Date.now()}`;
    delete dataset["payeeHidden"];
  };
  const ask = () =>
    fetch("/payee.txt", { cache: "no-store" })
      .then((response) => response.text())
      .then(hear)
      .catch(load);
  // The second frame begins when the first is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(ask));
  for (const moment of ["online", "storage", "payee-wanted", "focus", "visibilitychange"]) {
    addEventListener(moment, look);
  }
  addEventListener("pageshow", ({ persisted }) => persisted && load());
  setInterval(look, believedMs);
}
