import { useState } from "react";
import type { DonateTexts } from "../../../generated/texts.ts";
import { hidesPayee, requestPayeeCheck } from "../../payee/request-payee-check.ts";
import { showError, showSuccess } from "../../shell/toasts.tsx";

export type CopyTask = {
  readonly text: string;
  /** The id of the element that shows the text. It may show spaces or a unit too. */
  readonly shownBy: string;
  readonly copied: string;
  /** Whether the page itself says the result. Then a toast is shown only on a wide screen, where it covers nothing. */
  readonly hasOwnAnswer?: true;
};

export type CopyTexts = Pick<DonateTexts["bankily"], "copiedTitle" | "selected">;

/** Some browsers ask the visitor first, and some never answer. */
const answerWithinMs = 700;

/** Selects exactly the text to copy. If the page shows it with spaces or a unit, a second element has it meanwhile. */
function selectText(text: string, element: HTMLElement): void {
  const selection = getSelection();
  if (element.textContent === text) {
    selection?.selectAllChildren(element);
    return;
  }
  const exact = document.createElement("bdi");
  exact.dir = "ltr";
  exact.translate = false;
  exact.textContent = text;
  exact.className = "block w-fit";
  element.after(exact);
  selection?.selectAllChildren(exact);
  const removeExact = () => {
    if (selection?.containsNode(exact, true)) return;
    exact.remove();
    document.removeEventListener("selectionchange", removeExact);
  };
  document.addEventListener("selectionchange", removeExact);
}

/** A late success of the clipboard still counts. @param refuse is called once when the clipboard refuses or is late */
async function write(text: string, refuse: () => void): Promise<boolean> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    refuse();
  }, answerWithinMs);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!isLate) refuse();
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Copies a text, or selects it when the clipboard does not take it.
 * @returns as `result` whether the last press copied this text, or undefined before a press
 */
export function useCopy({ text, shownBy, copied, hasOwnAnswer }: CopyTask, texts: CopyTexts) {
  const [last, setLast] = useState<{ text: string; result: "copied" | "refused" }>();
  const copy = async () => {
    const element = document.getElementById(shownBy);
    if (element?.closest("[data-payee]")) {
      if (hidesPayee()) return;
      requestPayeeCheck();
    }
    const hasToast = !hasOwnAnswer || matchMedia("(min-width: 64rem)").matches;
    const isCopied = await write(text, () => {
      if (element) selectText(text, element);
      if (hasToast) showError(texts.selected);
      else setLast({ text, result: "refused" });
    });
    if (!isCopied) return;
    if (hasToast) showSuccess({ title: texts.copiedTitle, text: copied });
    setLast({ text, result: "copied" });
  };
  return { result: last?.text === text ? last.result : undefined, copy: () => void copy() };
}
