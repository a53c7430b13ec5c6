import { payeeKey, recheckAfterMs } from "./payee-state.ts";

/**
 * Asks who is paid, after the first drawing, because this script comes then, and stores the answer. `watch-payee.ts`
 * says what follows from another mark or none, and asks at every later moment. Where that script does not come, as
 * when a host has removed it, the page asks here again.
 */
export function checkPayee(): void {
  const { dataset } = document.documentElement;
  const payee = document.querySelector<HTMLMetaElement>("[name=payee]");
  if (!payee) return;
  let script = payee.dataset["watch"] ?? "";
  const ask = async () => {
    const asked = Date.now();
    const response = await fetch("/payee.txt", { cache: "no-store" });
    const mark = await response.text();
    // The other script has come, and has heard its own answer.
    if (dataset["payeeState"]) return;
    // An error page is no answer. `catch` loads the other script.
    if (!response.ok || !/^\w{8}$/.test(mark)) throw mark;
    if (payee.content !== mark) dataset["payeeHidden"] = "";
    // Another tab may have asked later. The moment comes after eight characters and a space.
    if (Number(`${localStorage[payeeKey]}`.slice(9)) > asked) throw mark;
    localStorage[payeeKey] = `${mark} ${asked}`;
    if (payee.content !== mark) throw mark;
    delete dataset["payeeHidden"];
    dispatchEvent(new CustomEvent("payee-confirmed", { detail: asked }));
  };
  const askHere = () => {
    // Firefox and old Chrome never load a failed module again from the same address.
    script += "?";
    return ask();
  };
  const loadWatch = () => document.hidden || import(script).catch(askHere).catch(() => {});
  for (const moment of ["online", "storage", "payee-wanted", "focus", "visibilitychange"]) {
    addEventListener(moment, loadWatch);
  }
  addEventListener("pageshow", ({ persisted }) => persisted && loadWatch());
  setInterval(loadWatch, recheckAfterMs);
  ask().catch(loadWatch);
}
