import type { DonateTexts } from "../../generated/texts.ts";
import { askPayee, hidesPayee } from "../payee/ask-payee.ts";
import { showError, showSuccess } from "../shell/toasts.tsx";

export type CopyTask = {
  readonly text: string;
  /** The id of the element with the text, which is selected when the clipboard is denied. */
  readonly shownBy: string;
  readonly copied: string;
  /** The button says so itself: a toast comes only where it lies beside the page's column. */
  readonly isAnswered?: boolean;
};

/** Copies a text, or selects it when there is no clipboard. @returns whether it is copied */
export async function copyAndTell(
  { text, shownBy, copied, isAnswered = false }: CopyTask,
  texts: Pick<DonateTexts["bankily"], "copiedTitle" | "selected">,
): Promise<boolean> {
  const element = document.getElementById(shownBy);
  if (element?.closest("[data-payee]")) {
    if (hidesPayee()) return false;
    askPayee();
  }
  try {
    await navigator.clipboard.writeText(text);
    if (!isAnswered || matchMedia("(min-width: 64rem)").matches) {
      showSuccess({ title: texts.copiedTitle, text: copied });
    }
    return true;
  } catch {
    if (element !== null) getSelection()?.selectAllChildren(element);
    showError(texts.selected);
    return false;
  }
}
