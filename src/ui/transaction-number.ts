import { latinDigits } from "../i18n/format-number.ts";

export const maxTransactionNumberLength = 40;

/** Fewer could all be tried in a moment. */
const minTransactionNumberLength = 6;

/** In French, English and Arabic, without vowel signs. */
const pinWord = /pin|cod|secret|passe|password|mdp|رمز|كود|سري/;

/**
 * 4 to 6 digits of any script (Bankily's PIN has 4), whatever stands between them: alone, or with a word for
 * a PIN anywhere beside them.
 */
export function looksLikePin(typed: string): boolean {
  const text = typed.normalize("NFKC").toLowerCase();
  const packed = text.replace(/[^\p{L}\p{N}]/gu, "");
  const groups = [text, packed].flatMap((written) => written.match(/\p{Nd}+/gu) ?? []);
  const hasShortGroup = groups.some((group) => /^\p{Nd}{4,6}$/u.test(group));
  return /^\p{Nd}{4,6}$/u.test(packed) || (hasShortGroup && pinWord.test(packed));
}

/** As it is passed on: nothing at all of what looks like a PIN. */
export function cleanTransactionNumber(typed: string): string {
  if (looksLikePin(typed)) return "";
  return typed
    .replace(/[^\p{L}\p{N} ./_-]/gu, "")
    .trim()
    .slice(0, maxTransactionNumberLength);
}

/** As it is compared: spaces, signs, case, and invisible marks (copied along) do not count. */
export function comparableTransactionNumber(typed: string): string {
  return latinDigits(typed.replace(/[\s\p{Cf}\p{Pd}−./\\_]/gu, "")).toUpperCase();
}

export function transactionNumberProblem(typed: string): "pin" | "notNumber" | undefined {
  if (looksLikePin(typed)) return "pin";
  const number = comparableTransactionNumber(typed);
  const length = [...number].length;
  const fits = length >= minTransactionNumberLength && length <= maxTransactionNumberLength;
  return fits && /^[\p{L}\p{N}]+$/u.test(number) && /\d/.test(number) ? undefined : "notNumber";
}
