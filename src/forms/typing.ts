export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where the caret belongs once a text was normalized: after what is left of the text before it. */
export function caretAfter(
  normalize: (text: string) => string,
  typed: string,
  caret: number,
): number {
  return normalize(typed.slice(0, caret)).length;
}

/**
 * Replaces what was typed into a control by its normalized form at once, keeping the caret: left to
 * React, the caret would jump to the end whenever a character is taken out of the middle.
 */
export function normalizeTyping(control: Control, normalize: (text: string) => string): string {
  const typed = control.value;
  const value = normalize(typed);
  if (value === typed || !("selectionStart" in control)) return value;
  const caret = caretAfter(normalize, typed, control.selectionStart ?? typed.length);
  control.value = value;
  control.setSelectionRange(caret, caret);
  return value;
}
