import { type CurrencyCode, currencyOfWord } from "./currency.ts";
import { readNumeral } from "./read-numeral.ts";

/**
 * What was typed as an amount. `value` is in units of the currency, has at most two decimals and
 * lies between 0 and the limit; `currency` is the one written beside it, if one was.
 */
export type ParsedAmount =
  | { readonly kind: "empty" }
  | { readonly kind: "amount"; readonly value: number; readonly currency: CurrencyCode | undefined }
  | { readonly kind: "too-large" };

/** Non-numeric and negative input counts as 0 (requirements, section 5). */
const zero: ParsedAmount = { kind: "amount", value: 0, currency: undefined };

/** Latin digits, plain spaces, no invisible characters: what is left to tell apart are the marks. */
function normalise(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s'’٬]/g, " ")
    .replace(/،/g, ",")
    .replace(/[−–]/g, "-")
    .trim();
}

/** Hundredths in whole numbers, halves of one rounded up. Infinity for hundreds of digits. */
function toHundredths(whole: string, decimals: string): number {
  const hundredths = Number(whole + decimals.slice(0, 2).padEnd(2, "0"));
  return decimals.charAt(2) >= "5" ? hundredths + 1 : hundredths;
}

/** The one currency named before or after; null when the words are not understood or disagree. */
function statedCurrency(...words: readonly string[]): CurrencyCode | undefined | null {
  const stated = words.filter((word) => word.trim() !== "").map(currencyOfWord);
  return stated.some((code) => code === undefined || code !== stated[0]) ? null : stated[0];
}

const amount = /^(?<before>\D*?)(?<numeral>[.,٫]?\d(?:[\d.,٫ ]*\d)?[.,٫]?)(?<after>\D*)$/u;

/**
 * Understands an amount as people type or paste it: "1000", "1 000", "1,000.50", "1.000,50",
 * "٢٠٠٠ أوقية", "1000 MRU", "$ 50". Digits may be Latin, Arabic-Indic or Persian; any kind of space,
 * apostrophe or `٬` groups; direction marks are ignored. `readNumeral` tells how dots and commas are
 * told apart. Money is counted in whole hundredths, so no binary fraction ever enters it.
 *
 * Counted as 0: what is not a number, which includes scientific notation ("1e21": nobody writes money
 * so, and it must not become 1 or 121), and what is below zero.
 *
 * @param maxAmount the largest amount accepted, itself included, in units of the currency; at most
 *   10^13, below which hundredths are exact
 */
export function parseAmount(text: string, maxAmount: number): ParsedAmount {
  const plain = normalise(text);
  if (plain === "") return { kind: "empty" };
  const { before = "", numeral = "", after = "" } = amount.exec(plain)?.groups ?? {};
  const parts = readNumeral(numeral);
  const currency = statedCurrency(before.replace(/[+-]/, ""), after);
  if (numeral === "" || parts === undefined || currency === null) return zero;
  if (before.includes("-")) return zero;
  const hundredths = toHundredths(parts.whole, parts.decimals);
  if (hundredths > maxAmount * 100) return { kind: "too-large" };
  return { kind: "amount", value: hundredths / 100, currency };
}
