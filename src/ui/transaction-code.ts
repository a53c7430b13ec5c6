import { latinDigits } from "../i18n/format-number.ts";

/** Longest transaction code that is taken; Bankily's are shorter. */
export const maxCodeLength = 40;

/** Fewer characters than this are no code: all of them could be tried in a moment. */
const minCodeLength = 6;

/**
 * Whether what was typed as a transaction code looks like a PIN: 4 to 6 digits of any script, whatever
 * stands between them. Bankily's PIN has 4, and a code of so few digits would say nothing.
 */
export function looksLikePin(typed: string): boolean {
  return /^\p{Nd}{4,6}$/u.test(typed.replace(/[^\p{L}\p{N}]/gu, ""));
}

/**
 * A transaction code as it is passed on: letters, digits and what may stand between them. Nothing at
 * all of what looks like a PIN.
 */
export function cleanCode(typed: string): string {
  if (looksLikePin(typed)) return "";
  return typed
    .replace(/[^\p{L}\p{N} ./_-]/gu, "")
    .trim()
    .slice(0, maxCodeLength);
}

/**
 * A transaction code as it is compared: the same for all ways of writing it. Spaces, invisible marks
 * (which copying from a message brings along), hyphens, dots, slashes, underscores and case do not count,
 * and digits are 0–9.
 */
export function comparableCode(typed: string): string {
  return latinDigits(typed.replace(/[\s\p{Cf}\p{Pd}−./\\_]/gu, "")).toUpperCase();
}

/** Why something typed cannot be the code of a transfer; undefined when it can. */
export function codeProblem(typed: string): "pin" | "notCode" | undefined {
  if (looksLikePin(typed)) return "pin";
  const code = comparableCode(typed);
  const length = [...code].length;
  const fits = length >= minCodeLength && length <= maxCodeLength;
  return fits && /^[\p{L}\p{N}]+$/u.test(code) && /\d/.test(code) ? undefined : "notCode";
}
