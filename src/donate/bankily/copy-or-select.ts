import { showError, showSuccess } from "../../ui/show-toast.tsx";
import { type CopyResult, copyText } from "../copy-text.ts";

type ToastText = { readonly title: string; readonly text: string };

export type Copying = {
  /** What goes to the clipboard. */
  readonly text: string;
  /** The id of the element that shows it, selected where the clipboard is refused. */
  readonly shownBy: string;
  readonly copied: ToastText;
  readonly selected: ToastText;
};

/** Copies and says so; where the clipboard is refused, selects the text and says how to copy it. */
export async function copyOrSelect({
  text,
  shownBy,
  copied,
  selected,
}: Copying): Promise<CopyResult> {
  const result = await copyText(text);
  if (result === "copied") {
    showSuccess(copied);
  } else {
    const element = document.getElementById(shownBy);
    if (element !== null) getSelection()?.selectAllChildren(element);
    showError(selected);
  }
  return result;
}
