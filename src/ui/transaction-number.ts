import { latinDigits } from "../i18n/format-number.ts";

export const maxTransactionNumberLength = 40;

/** Fewer could all be tried in a moment. */
const minTransactionNumberLength = 6;

/** 4 to 6 digits of any script, whatever stands between them; Bankily's PIN has 4. */
export function looksLikePin(typed: string): boolean {
  return /^\p{Nd}{4,6}$/u.test(typed.replace(/[^\p{L}\p{N}]/gu, ""));
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
