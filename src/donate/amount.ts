import { type CurrencyCode, currencyCodes } from "../content/currency-codes.ts";
import type { Figures } from "../content/figures.server.ts";
import {
  formatAmount,
  latinDigits,
  type NumberStyle,
  roundToUnits,
} from "../i18n/format-number.ts";
import type { RateDefaults, Rates } from "./rates/rates.ts";

export { type CurrencyCode, currencyCodes };

/** Since 1 January 2018; people still count in old ouguiya. */
export const oldPerNew = 10;

/**
 * Only these are understood: "5k" must not be read as 5, and MRO, the old ouguiya, is a tenth. In Arabic
 * without hamza and with ه at the end, as many type.
 */
const currencyWords: Readonly<Record<CurrencyCode, string>> = {
  MRU: "mru um ouguiya ouguiyas ouguia ouguias new nouvelle nouvelles اوقيه الاوقيه اوقيات ام جديده الجديده",
  USD: "usd us us$ $us $ dollar dollars دولار دولارات امريكي",
  EUR: "eur € euro euros يورو اورو",
  XOF: "xof cfa fcfa f franc francs فرنك سيفا",
};

/** At most two decimals, not below 0, and the currency written beside it. */
export type ParsedAmount =
  | { readonly kind: "empty" }
  | { readonly kind: "amount"; readonly value: number; readonly currency: CurrencyCode | undefined }
  /** What is not understood counts as 0, and so does what is below it (requirements, section 5). */
  | { readonly kind: "unreadable" | "too-large" };

const normalise = (text: string): string =>
  latinDigits(text)
    .replace(/\p{Cf}/gu, "")
    .replace(/[\s'’٬]/g, " ")
    .replace(/،/g, ",")
    .replace(/[−–—]/g, "-")
    // "2 000,-": no hundredths.
    .replace(/(\d)[.,]-+(?!\d)/, "$1")
    .trim();

/** The first that fits counts. Spaces may group anywhere, since people space as they type. */
const numerals = [
  // A mark before exactly three digits groups, but not after 0: "1.000" and "0.500" both are right.
  /^(?<whole>[1-9]\d{0,2}[.,]\d{3})$/,
  /^(?<whole>[\d ]*|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:,\d{3}){2,})$/,
  /^(?<whole>[\d ]*|\d{1,3}(?:,\d{3})+)[.٫](?<decimals>\d*)$/,
  /^(?<whole>[\d ]*|\d{1,3}(?:\.\d{3})+)[,٫](?<decimals>\d*)$/,
];

/** Halves are rounded up; Infinity for hundreds of digits, NaN for what is no numeral. */
function readHundredths(numeral: string): number {
  const parts = numerals.map((way) => way.exec(numeral)?.groups).find(Boolean);
  if (!parts) return Number.NaN;
  const { whole = "", decimals = "" } = parts;
  const hundredths = whole.replace(/\D/g, "") + decimals.slice(0, 2).padEnd(2, "0");
  return Number(hundredths) + (decimals.charAt(2) >= "5" ? 1 : 0);
}

/** Null when a word is not understood, or the words disagree. */
function statedCurrency(words: string): CurrencyCode | undefined | null {
  const plain = words.toLowerCase().replace(/\./g, "").replace(/[أإآ]/g, "ا").replace(/ة/g, "ه");
  const [first, ...others] = (plain.match(/[^\s():]+/g) ?? []).map(
    (word) => currencyCodes.find((code) => currencyWords[code].split(" ").includes(word)) ?? null,
  );
  return others.every((code) => code === first) ? first : null;
}

const amount = /^(?<before>\D*?)(?<numeral>[.,٫]?\d(?:[\d.,٫ ]*\d)?[.,٫]?)(?<after>\D*)$/u;

/**
 * Understands an amount as people type or paste it: "1 000", "1,000.50", "٢٠٠٠ أوقية جديدة", "$ 50".
 * Money is counted in whole hundredths; "too-large" is what has no exact ones.
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

/** MRU per unit of the currency: 1 / rate, or the fallback multiplier when the rate is unusable. */
function multiplierOf(currency: CurrencyCode, rates: Rates, { currencies }: RateDefaults) {
  const rate = rates[currency];
  return Number.isFinite(rate) && rate > 0 ? 1 / rate : currencies[currency].fallbackMultiplier;
}

/** In whole MRU, halves up (requirements, section 9); never NaN or below zero. */
export const toMru = (amount: number, currency: CurrencyCode, rates: Rates, config: RateDefaults) =>
  roundToUnits(amount * multiplierOf(currency, rates, config), 0);

/** In units of the currency, rounded so that `toMru` of it never falls short of the amount. */
export function toCurrency(
  amountMru: number,
  currency: CurrencyCode,
  rates: Rates,
  config: RateDefaults,
): number {
  const { decimals } = config.currencies[currency];
  const units = roundToUnits(amountMru / multiplierOf(currency, rates, config), decimals);
  const isShort =
    toMru(units / 10 ** decimals, currency, rates, config) < roundToUnits(amountMru, 0);
  return (isShort ? units + 1 : units) / 10 ** decimals;
}

/** The most that is accepted, rounded down so that `toMru` of it is no more. */
export function maxAmountIn(
  currency: CurrencyCode,
  rates: Rates,
  config: RateDefaults & Pick<Figures, "donation">,
): number {
  const unit = 10 ** config.currencies[currency].decimals;
  const units = (config.donation.maxAmount / multiplierOf(currency, rates, config)) * unit;
  return Math.floor(roundToUnits(units, 2) / 100) / unit;
}

export function formatMoney(
  value: number,
  currency: CurrencyCode,
  style: NumberStyle,
  { currencies }: RateDefaults,
): string {
  return `${formatAmount(value, style, currencies[currency].decimals)}\u00a0${currency}`;
}

/** @param rows descending by `from`, the last from 0 @throws RangeError when there is none */
export function providedBy<Row extends { readonly from: number }>(
  amountMru: number,
  rows: readonly Row[],
): Row {
  const row = rows.find(({ from }) => amountMru >= from) ?? rows[rows.length - 1];
  if (row === undefined) throw new RangeError("No row says what a gift provides");
  return row;
}
