import { believedMs, payeeKey } from "./payee-state.ts";

/**
 * Asks who is paid, after the first drawing, because this script comes then. Everything else than the
 * page's own mark, and every later moment, is the work of `watch-payee.ts`. Where that script does
 * not come, as when a host has removed it, the page asks here again.
 */
export function checkPayee(): void {
  const { dataset } = document.documentElement;
  const payee = document.querySelector<HTMLMetaElement>("[name=payee]");
  if (!payee) return;
  let { watch: script = "" } = payee.dataset;
  const hear = (mark: string, asked: number) => {
    // The other script knows better.
    if (dataset["payeeState"]) return;
    const isOwn = payee.content === mark;
    if (!isOwn && /^\w{8}$/.test(mark)) dataset["payeeHidden"] = "";
    const [, later = 0] = localStorage[payeeKey]?.split(" ") ?? [];
    // `catch` loads the other script, also after a later question of another tab.
    if (!isOwn || later > asked) throw mark;
    localStorage[payeeKey] = `${mark} ${asked}`;
    delete dataset["payeeHidden"];
  };
  const ask = () => {
    const asked = Date.now();
    return fetch("/payee.txt", { cache: "no-store" })
      .then((response) => response.text())
      .then((mark) => hear(mark, asked));
  };
  const askAgain = () => {
    // A browser does not load a failed module again from the same address.
    script += "?";
    return ask();
  };
  const watch = () => document.hidden || import(script).catch(askAgain).catch(() => {});
  for (const moment of ["online", "storage", "payee-wanted", "focus", "visibilitychange"]) {
    addEventListener(moment, watch);
  }
  addEventListener("pageshow", ({ persisted }) => persisted && watch());
  setInterval(watch, believedMs);
  ask().catch(watch);
}
