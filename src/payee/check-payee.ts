import { payeeKey, recheckAfterMs } from "./payee-state.ts";

/**
 * Asks who is paid, after the first drawing, because this script comes then. `watch-payee.ts` handles every other
 * answer than the page's own mark, and every later moment. Where that script does not come, as when a host has
 * removed it, the page asks here again.
 */
export function checkPayee(): void {
  const { dataset } = document.documentElement;
  const payee = document.querySelector<HTMLMetaElement>("[name=payee]");
  if (!payee) return;
  let { watch: script = "" } = payee.dataset;
  const ask = async () => {
    const asked = Date.now();
    const response = await fetch("/payee.txt", { cache: "no-store" });
    const mark = await response.text();
    // The other script has come, and has heard its own answer.
    if (dataset["payeeState"]) return;
    if (payee.content !== mark) {
      // The other script shows the email address again when it is the same.
      if (/^\w{8}$/.test(mark)) dataset["payeeHidden"] = "email";
      // `catch` loads the other script.
      throw mark;
    }
    // Another tab may have asked later. The moment comes after eight characters and a space.
    if (Number(`${localStorage[payeeKey]}`.slice(9)) > asked) throw mark;
    localStorage[payeeKey] = `${mark} ${asked}`;
    delete dataset["payeeHidden"];
  };
  const askWithoutWatch = () => {
    // A browser does not load a failed module again from the same address.
    script += "?";
    return ask();
  };
  const watch = () => document.hidden || import(script).catch(askWithoutWatch).catch(() => {});
  for (const moment of ["online", "storage", "payee-wanted", "focus", "visibilitychange"]) {
    addEventListener(moment, watch);
  }
  addEventListener("pageshow", ({ persisted }) => persisted && watch());
  setInterval(watch, recheckAfterMs);
  ask().catch(watch);
}
