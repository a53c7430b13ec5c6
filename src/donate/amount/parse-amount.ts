import { latinDigits } from "../../forms/clean-text.ts";

/** The currencies a gift can be counted in: MRU first, since the transfer itself is in ouguiya. */
export const currencyCodes = ["MRU", "USD", "EUR", "XOF"] as const;

/** ISO 4217 code of a currency the page offers. */
export type CurrencyCode = (typeof currencyCodes)[number];

/**
 * What people write beside an amount, in lower case and without dots or spaces. Only these are
 * understood: "10 mille" or "5k" must not be read as 10 or 5, and MRO, the old ouguiya, is a tenth.
 */
const currencyWords: Readonly<Record<CurrencyCode, readonly string[]>> = {
  MRU: ["mru", "um", "ouguiya", "ouguiyas", "أوقية", "اوقية", "أوقيه", "اوقيه", "أوقيات", "أم"],
  USD: ["usd", "us$", "$us", "$", "dollar", "dollars", "دولار"],
  EUR: ["eur", "€", "euro", "euros", "يورو"],
  XOF: ["xof", "cfa", "fcfa", "f", "franc", "francs", "francscfa", "فرنك"],
};

/** The currency that what stands beside an amount names; undefined for any other word. */
export function currencyOfWord(word: string): CurrencyCode | undefined {
  const plain = word.toLowerCase().replace(/[. ]/g, "");
  return currencyCodes.find((code) => currencyWords[code].includes(plain));
}

const thousands = /^[1-9]\d{0,2}[.,]\d{3}$/;
const spaced = /^[\d ]*$/;
const grouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;

/** Where the decimal mark stands; the length of the numeral when it has none. */
function decimalMarkIndex(numeral: string): number {
  const arabic = numeral.indexOf("٫");
  if (arabic >= 0) return arabic;
  const marks = numeral.match(/[.,]/g) ?? [];
  const hasBoth = new Set(marks).size === 2;
  const isMark = hasBoth || (marks.length === 1 && !thousands.test(numeral));
  return isMark ? Math.max(numeral.lastIndexOf("."), numeral.lastIndexOf(",")) : numeral.length;
}

/**
 * Tells the decimal mark of a numeral from its group marks. Takes Latin digits with spaces, dots,
 * commas and the Arabic decimal mark `٫`.
 *
 * - Spaces only ever group, and need not stand at thousands: people space as they type.
 * - `٫` is always the decimal mark. With both dot and comma, the one that comes last is.
 * - One dot or comma alone groups if it stands before exactly three digits and after one to three
 *   that do not begin with 0 ("1.000" and "1,000" are a thousand, "0.500" is a half); otherwise it
 *   is the decimal mark ("10.50", "1000.500", "1 000,500", "5.").
 * - Several dots or several commas group, and then must stand at thousands.
 *
 * @returns the digits before and after the decimal mark, either of which may be none; undefined when
 *   the marks fit no number ("1.2.3", "1,00,0.5")
 */
export function readNumeral(numeral: string) {
  const index = decimalMarkIndex(numeral);
  const whole = numeral.slice(0, index);
  const decimals = numeral.slice(index + 1);
  if (!/^\d*$/.test(decimals)) return undefined;
  if (!spaced.test(whole) && !grouped.test(whole)) return undefined;
  return { whole: whole.replace(/\D/g, ""), decimals };
}

/** What was typed: at most two decimals, not below 0, and the currency written beside it. */
export type ParsedAmount =
  | { readonly kind: "empty" }
  | { readonly kind: "amount"; readonly value: number; readonly currency: CurrencyCode | undefined }
  | { readonly kind: "too-large" };

/** Non-numeric and negative input counts as 0 (requirements, section 5). */
const zero: ParsedAmount = { kind: "amount", value: 0, currency: undefined };

/** Latin digits, plain spaces, no invisible characters: what is left to tell apart are the marks. */
function normalise(text: string): string {
  return latinDigits(text)
    .replace(/\p{Cf}/gu, "")
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
 * apostrophe or `٬` groups; direction marks are ignored. Money is counted in whole hundredths, so no
 * binary fraction ever enters it. Counted as 0: what is not a number, including scientific notation
 * ("1e21" must not become 1 or 121), and what is below zero. Too large: what has no exact hundredths.
 */
export function parseAmount(text: string): ParsedAmount {
  const plain = normalise(text);
  if (plain === "") return { kind: "empty" };
  const { before = "", numeral = "", after = "" } = amount.exec(plain)?.groups ?? {};
  const parts = readNumeral(numeral);
  const currency = statedCurrency(before.replace(/[+-]/, ""), after);
  if (numeral === "" || parts === undefined || currency === null) return zero;
  if (before.includes("-")) return zero;
  const hundredths = toHundredths(parts.whole, parts.decimals);
  if (hundredths > Number.MAX_SAFE_INTEGER) return { kind: "too-large" };
  return { kind: "amount", value: hundredths / 100, currency };
}
