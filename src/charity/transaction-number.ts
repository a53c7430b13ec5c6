import { latinDigits } from "../i18n/format-number.ts";

export const maxTransactionNumberLength = 40;

/** A shorter number could be guessed at once. */
const minTransactionNumberLength = 6;

/** Words for a PIN in French, English and Arabic, without accents and vowel signs. */
const pinWord = /pin|code|secret|pass|pwd|mdp|رمز|كود|سر|مرور|شفرة|باسورد/;

/** A spoken word, unlike the letters of a number such as `TX`. */
const spokenWord = /[aeiouy]\p{L}|\p{L}[aeiouy]|[^\p{Script=Latin}\p{N}./_-]/u;

/** Letters and digits together, as in `TX123456` or `KHAYMA-EXAMPLE-0001`. */
const numberWithLetters = /\p{Script=Latin}[./_-]*\p{Nd}|\p{Nd}[./_-]*\p{Script=Latin}/u;

/**
 * Finds 4 to 6 digits of any script (Bankily's PIN has 4): alone, beside a word for a PIN, or with
 * words only ("c'est 1234").
 */
export function looksLikePin(typed: string): boolean {
  const text = typed
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase();
  const packed = text.replace(/[^\p{L}\p{N}]/gu, "");
  const groups = packed.match(/\p{Nd}+/gu) ?? [];
  const isShort = (group: string) => /^\p{Nd}{4,6}$/u.test(group);
  if (pinWord.test(packed)) return [...groups, ...(text.match(/\p{Nd}+/gu) ?? [])].some(isShort);
  if (/^\p{Nd}+$/u.test(packed)) return isShort(packed);
  const words = text.match(/[\p{L}\p{N}./_-]+/gu) ?? [];
  return (
    groups.some(isShort) &&
    groups.every((group) => group.length <= 6) &&
    words.some((word) => spokenWord.test(word)) &&
    !words.some((word) => numberWithLetters.test(word))
  );
}

/** The number to pass on, or "" when the text looks like a PIN. */
export function cleanTransactionNumber(typed: string): string {
  if (looksLikePin(typed)) return "";
  const clean = typed.replace(/[^\p{L}\p{N} ./_-]/gu, "").trim();
  // Some digits take two code units, so the text is cut between code points.
  return [...clean].slice(0, maxTransactionNumberLength).join("");
}

/** The number without what donors write in different ways: spaces, signs, case, invisible characters. */
export function comparableTransactionNumber(typed: string): string {
  return latinDigits(typed.replace(/[\s\p{Cf}\p{Pd}−./\\_]/gu, "")).toUpperCase();
}

/** Says what is wrong with a number to look up. Whatever looks like a PIN is not looked up. */
export function transactionNumberProblem(
  typed: string,
): "noNumber" | "pin" | "notNumber" | undefined {
  if (looksLikePin(typed)) return "pin";
  const number = comparableTransactionNumber(typed);
  if (number === "") return "noNumber";
  const length = [...number].length;
  const fits = length >= minTransactionNumberLength && length <= maxTransactionNumberLength;
  return fits && /^[\p{L}\p{N}]+$/u.test(number) && /\d/.test(number) ? undefined : "notNumber";
}
