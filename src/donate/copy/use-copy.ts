import { useState } from "react";
import { hidesPayee, requestPayeeCheck } from "../../payee/request-payee-check.ts";
import { useReady } from "../../ui/timing.ts";

export type CopyTask = {
  readonly text: string;
  /** The id of the element that shows the text. It may show spaces or a unit too. */
  readonly shownBy: string;
};

type CopyResult = "copied" | "refused";

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
  exact.className = "exact-value";
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
 * @param tell is called with each result; a late success comes after "refused"
 * @returns as `result` whether the last press copied this text, or undefined before a press
 */
export function useCopy({ text, shownBy }: CopyTask, tell: (result: CopyResult) => void) {
  const ready = useReady();
  const [last, setLast] = useState<{ text: string; result: CopyResult }>();
  const end = (result: CopyResult) => {
    setLast({ text, result });
    tell(result);
  };
  const copy = async () => {
    const element = document.getElementById(shownBy);
    if (element?.closest("[data-payee]")) {
      if (hidesPayee()) return;
      requestPayeeCheck();
    }
    const isCopied = await write(text, () => {
      if (element) selectText(text, element);
      end("refused");
    });
    if (isCopied) end("copied");
  };
  return {
    result: last?.text === text ? last.result : undefined,
    button: { disabled: !ready, onClick: () => void copy() },
  };
}
