import type { DonateTexts } from "../../generated/texts.ts";
import { askPayee, hidesPayee } from "../payee/ask-payee.ts";
import { showError, showSuccess } from "../shell/toasts.tsx";

export type CopyTask = {
  readonly text: string;
  /** The id of the element that shows the text, perhaps with spaces or a unit. */
  readonly shownBy: string;
  readonly copied: string;
  /** Says on the page what went wrong. Then a toast comes only where it lies beside the page's column. */
  readonly tell?: (failure: string) => void;
};

/** In milliseconds. Some browsers ask the visitor first, and some never answer. */
const patience = 700;

/** Selects the text as the button would copy it, beside the shown one for as long as it is selected. */
function selectText(text: string, element: HTMLElement): void {
  const selection = getSelection();
  if (element.textContent === text) {
    selection?.selectAllChildren(element);
    return;
  }
  const bare = document.createElement("bdi");
  bare.dir = "ltr";
  bare.translate = false;
  bare.textContent = text;
  bare.className = "block w-fit";
  element.after(bare);
  selection?.selectAllChildren(bare);
  const removeBare = () => {
    if (selection?.containsNode(bare, true)) return;
    bare.remove();
    document.removeEventListener("selectionchange", removeBare);
  };
  document.addEventListener("selectionchange", removeBare);
}

/**
 * Copies a text, or selects it when the clipboard refuses it or has not answered yet. A late answer still counts.
 * @returns whether it is copied
 */
export async function copyAndTell(
  { text, shownBy, copied, tell }: CopyTask,
  texts: Pick<DonateTexts["bankily"], "copiedTitle" | "selected">,
): Promise<boolean> {
  const element = document.getElementById(shownBy);
  if (element?.closest("[data-payee]")) {
    if (hidesPayee()) return false;
    askPayee();
  }
  let isLate = false;
  const isBeside = !tell || matchMedia("(min-width: 64rem)").matches;
  const tellFailure = () => {
    if (element !== null) selectText(text, element);
    if (isBeside) showError(texts.selected);
    else tell(texts.selected.text);
  };
  const timer = setTimeout(() => {
    isLate = true;
    tellFailure();
  }, patience);
  try {
    await navigator.clipboard.writeText(text);
    if (isBeside) showSuccess({ title: texts.copiedTitle, text: copied });
    return true;
  } catch {
    if (!isLate) tellFailure();
    return false;
  } finally {
    clearTimeout(timer);
  }
}
