/** Whether the text is on the clipboard now. */
export type CopyResult = "copied" | "refused";

/** The one part of the browser's clipboard that is used. */
type TextClipboard = Pick<Clipboard, "writeText">;

/**
 * Puts text on the clipboard; never throws.
 *
 * "refused" covers a clipboard that is missing (a page without https, an old browser) or that the
 * visitor or browser denies. The page then selects the visible text and says how to copy it; that
 * is why the deprecated `execCommand` with its hidden field, which steals focus, is not tried.
 */
export async function copyText(
  text: string,
  openClipboard: () => TextClipboard | undefined = () => navigator.clipboard,
): Promise<CopyResult> {
  try {
    const clipboard = openClipboard();
    if (clipboard === undefined) return "refused";
    await clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}
