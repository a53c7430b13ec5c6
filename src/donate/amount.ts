import type { Figures } from "../content/figures.server.ts";
import { type CurrencyCode, currencyCodes } from "../i18n/currency-codes.ts";
import {
  formatAmount,
  latinDigits,
  type NumberStyle,
  roundToUnits,
} from "../i18n/format-number.ts";
import type { RateDefaults, Rates } from "./rates/rates.ts";

/** The value changed on 1 January 2018, but people still count in old ouguiya. */
export const oldPerNew = 10;

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

/** The first pattern that fits is used. Spaces may be anywhere. */
const numerals = [
  // Before three digits a mark groups thousands, but not after 0: compare "1.000" and "0.500".
  /^(?<whole>[1-9]\d{0,2}[.,]\d{3})$/,
  /^0[.,٫](?<decimals>\d*)$/,
  /^(?<whole>[\d ]*|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:,\d{3}){2,})$/,
  // Before four digits a mark may stand for anything.
  /^(?<whole>[\d ]*|\d{1,3}(?:,\d{3})+)[.٫](?<decimals>\d{0,3})$/,
  /^(?<whole>[\d ]*|\d{1,3}(?:\.\d{3})+)[,٫](?<decimals>\d{0,3})$/,
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

/** MRU for one unit of the currency: 1 / rate, or the fallback multiplier when the rate is unusable. */
function multiplierOf(currency: CurrencyCode, rates: Rates, { currencies }: RateDefaults) {
  const rate = rates[currency];
  return Number.isFinite(rate) && rate > 0 ? 1 / rate : currencies[currency].fallbackMultiplier;
}

/** Converts to whole MRU and rounds halves up (requirements, section 9). The result is never NaN or negative. */
export const toMru = (amount: number, currency: CurrencyCode, rates: Rates, config: RateDefaults) =>
  roundToUnits(amount * multiplierOf(currency, rates, config), 0);

/** Converts MRU into the currency and rounds to its smallest coin. */
export function toCurrency(
  amountMru: number,
  currency: CurrencyCode,
  rates: Rates,
  config: RateDefaults,
): number {
  const { decimals } = config.currencies[currency];
  return roundToUnits(amountMru / multiplierOf(currency, rates, config), decimals) / 10 ** decimals;
}

/** The largest accepted amount in a currency, rounded down to stay within the maximum in MRU. */
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

/** @param rows from the highest `from` down to 0 @throws RangeError when there are none */
export function providedBy<Row extends { readonly from: number }>(
  amountMru: number,
  rows: readonly Row[],
): Row {
  const row = rows.find(({ from }) => amountMru >= from) ?? rows[rows.length - 1];
  if (row === undefined) throw new RangeError("No row says what a gift provides");
  return row;
}
