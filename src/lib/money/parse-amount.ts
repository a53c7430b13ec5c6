import { latinDigits } from "../i18n/format-number.ts";
import { type CurrencyCode, currencyCodes } from "./currency-codes.ts";

/**
 * Any other word makes an amount unreadable: "5k" is not 5, and MRO is the old ouguiya, a tenth of the new one.
 * Arabic words are written here without hamza and with ه at the end, as many people type them.
 */
const currencyWords: Readonly<Record<CurrencyCode, string>> = {
  MRU: "mru um ouguiya ouguiyas ouguia ouguias new nouvelle nouvelles اوقيه الاوقيه اوقيات ام جديده الجديده",
  USD: "usd us us$ $us $ dollar dollars دولار دولارات امريكي",
  EUR: "eur € euro euros يورو اورو",
  XOF: "xof cfa fcfa f franc francs فرنك سيفا",
};

/** `value` has at most two decimals and is not negative. `currency` is the one that was written beside the number. */
export type ParsedAmount =
  | { readonly kind: "empty" }
  | { readonly kind: "amount"; readonly value: number; readonly currency: CurrencyCode | undefined }
  /** Such amounts count as 0 (requirements, section 5). */
  | { readonly kind: "unreadable" | "too-large" };

const normalise = (text: string): string =>
  latinDigits(text)
    .replace(/\p{Cf}/gu, "")
    // These marks group thousands and nothing else.
    .replace(/\s|['’٬](?=\d{3}(?!\d))/g, " ")
    .replace(/،/g, ",")
    .replace(/[−–—]/g, "-")
    // "2 000,-" means without hundredths.
    .replace(/(\d)[.,]-+(?!\d)/, "$1")
    .trim();

/** The first pattern that fits is used. Spaces too stand only between groups of three: "500 1000" is two numbers. */
const numerals = [
  // Before three digits a mark groups thousands, but not after 0: compare "1.000" and "0.500".
  /^(?<whole>[1-9]\d{0,2}[.,]\d{3})$/,
  /^0[.,٫](?<decimals>\d*)$/,
  /^(?<whole>\d*|\d{1,3}(?: +\d{3})+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:,\d{3}){2,})$/,
  // Before four digits a mark may stand for anything.
  /^(?<whole>\d*|\d{1,3}(?: +\d{3})+|\d{1,3}(?:,\d{3})+)[.٫](?<decimals>\d{0,3})$/,
  /^(?<whole>\d*|\d{1,3}(?: +\d{3})+|\d{1,3}(?:\.\d{3})+)[,٫](?<decimals>\d{0,3})$/,
];

/** Rounds halves up. Gives Infinity for hundreds of digits and NaN for other text. */
function readHundredths(numeral: string): number {
  const parts = numerals.map((way) => way.exec(numeral)?.groups).find(Boolean);
  if (!parts) return Number.NaN;
  const { whole = "", decimals = "" } = parts;
  const hundredths = whole.replace(/\D/g, "") + decimals.slice(0, 2).padEnd(2, "0");
  return Number(hundredths) + (decimals.charAt(2) >= "5" ? 1 : 0);
}

/** @returns null when a word is unknown or two words disagree */
function statedCurrency(words: string): CurrencyCode | undefined | null {
  const plain = words.toLowerCase().replace(/\./g, "").replace(/[أإآ]/g, "ا").replace(/ة/g, "ه");
  const [first, ...others] = (plain.match(/[^\s():]+/g) ?? []).map(
    (word) => currencyCodes.find((code) => currencyWords[code].split(" ").includes(word)) ?? null,
  );
  return others.every((code) => code === first) ? first : null;
}

const amount = /^(?<before>\D*?)(?<numeral>[.,٫]?\d(?:[\d.,٫ ]*\d)?[.,٫]?)(?<after>\D*)$/u;

/**
 * Reads an amount as people type or paste it: "1 000", "1,000.50", "٢٠٠٠ أوقية جديدة", "$ 50".
 * "too-large" means that a number of JavaScript cannot hold the hundredths exactly.
 */
export function parseAmount(text: string): ParsedAmount {
  const plain = normalise(text);
  if (plain === "") return { kind: "empty" };
  const { before = "", numeral, after = "" } = amount.exec(plain)?.groups ?? {};
  const currency = statedCurrency(`${before.replace(/[+-]/, "")} ${after}`);
  const isNegative = before.includes("-");
  if (numeral === undefined || currency === null || isNegative) return { kind: "unreadable" };
  const hundredths = readHundredths(numeral);
  if (Number.isNaN(hundredths)) return { kind: "unreadable" };
  if (hundredths > Number.MAX_SAFE_INTEGER) return { kind: "too-large" };
  return { kind: "amount", value: hundredths / 100, currency };
}
