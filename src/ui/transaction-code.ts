import { latinDigits } from "../i18n/format-number.ts";

export const maxCodeLength = 40;

/** Fewer could all be tried in a moment. */
const minCodeLength = 6;

/** 4 to 6 digits of any script, whatever stands between them; Bankily's PIN has 4. */
export function looksLikePin(typed: string): boolean {
  return /^\p{Nd}{4,6}$/u.test(typed.replace(/[^\p{L}\p{N}]/gu, ""));
}

/** As it is passed on: nothing at all of what looks like a PIN. */
export function cleanCode(typed: string): string {
  if (looksLikePin(typed)) return "";
  return typed
    .replace(/[^\p{L}\p{N} ./_-]/gu, "")
    .trim()
    .slice(0, maxCodeLength);
}

/** As it is compared: spaces, signs, case, and invisible marks (copied along) do not count. */
export function comparableCode(typed: string): string {
  return latinDigits(typed.replace(/[\s\p{Cf}\p{Pd}−./\\_]/gu, "")).toUpperCase();
}

export function codeProblem(typed: string): "pin" | "notCode" | undefined {
  if (looksLikePin(typed)) return "pin";
  const code = comparableCode(typed);
  const length = [...code].length;
  const fits = length >= minCodeLength && length <= maxCodeLength;
  return fits && /^[\p{L}\p{N}]+$/u.test(code) && /\d/.test(code) ? undefined : "notCode";
}
