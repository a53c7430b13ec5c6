import type { DonateTexts } from "../../generated/texts.ts";
import { showError, showSuccess } from "../ui/toasts.tsx";

export type CopyTask = {
  readonly text: string;
  /** The id of the element that shows it, selected where the clipboard is denied. */
  readonly shownBy: string;
  readonly copied: string;
};

/** Where the clipboard is missing or denied, the text is selected. @returns whether it is copied */
export async function copyAndTell(
  { text, shownBy, copied }: CopyTask,
  texts: Pick<DonateTexts["bankily"], "copiedTitle" | "selected">,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showSuccess({ title: texts.copiedTitle, text: copied });
    return true;
  } catch {
    const element = document.getElementById(shownBy);
    if (element !== null) getSelection()?.selectAllChildren(element);
    showError(texts.selected);
    return false;
  }
}
