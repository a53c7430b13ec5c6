import { type CurrencyCode, currencyCodes } from "../../content/currency-codes.ts";
import type { Figures } from "../../content/figures.server.ts";

/** Units of each currency for 1 MRU. MRU itself is 1. */
export type Rates = Readonly<Record<CurrencyCode, number>>;

export type RateDefaults = Pick<Figures, "currencies">;

const ratesBy = (rate: (code: CurrencyCode) => number): Rates => ({
  MRU: rate("MRU"),
  USD: rate("USD"),
  EUR: rate("EUR"),
  XOF: rate("XOF"),
});

export const defaultRates = ({ currencies }: RateDefaults): Rates =>
  ratesBy((code) => currencies[code].defaultRate);

/** Finds a property in any letter case. Of several it takes the first. */
export function propertyOf(source: unknown, name: string): unknown {
  if (typeof source !== "object" || source === null) return undefined;
  const wanted = name.toLowerCase();
  return Object.entries(source).find(([key]) => key.toLowerCase() === wanted)?.[1];
}

const isWord = (stated: unknown, word: string): boolean =>
  typeof stated === "string" && stated.trim().toLowerCase() === word.toLowerCase();

function readRate(place: unknown, code: CurrencyCode): number {
  const isRow = (row: unknown) =>
    isWord(propertyOf(row, "base") ?? "mru", "mru") && isWord(propertyOf(row, "quote"), code);
  const rate = Array.isArray(place)
    ? propertyOf(place.find(isRow), "rate")
    : propertyOf(place, code);
  if (rate === undefined && code === "MRU") return 1;
  return typeof rate === "string" || typeof rate === "number" ? Number(rate) : Number.NaN;
}

/** At most this many times the default, or this part of it: a converter once had MRU and CFA inverted. */
const maxFactor = 3;

// In binary 0.069 / 0.023 is 3.0000000000000004, but the limit is decimal.
const roundingSlack = 1 + 1e-9;

function isUsable(rates: Rates, { currencies }: RateDefaults): boolean {
  const isPlausible = (code: CurrencyCode) => {
    const factor = rates[code] / currencies[code].defaultRate;
    return factor > 0 && Math.max(factor, 1 / factor) <= maxFactor * roundingSlack;
  };
  return rates.MRU === 1 && currencyCodes.every(isPlausible);
}

/** What an answer may state about itself, with the word that allows its rates. */
const claims = {
  result: "success",
  base: "mru",
  base_code: "mru",
  base_currency: "mru",
  baseCurrency: "mru",
};

/**
 * Checks the rates of a service's answer or of the cache (requirements, section 7). It accepts any
 * JSON and never throws.
 * @returns undefined when a rate is missing or implausible, or the answer states something else
 */
export function ratesFromAnswer(answer: unknown, defaults: RateDefaults): Rates | undefined {
  const data = propertyOf(answer, "data");
  const denies = (holder: unknown) =>
    Object.entries(claims).some(([name, word]) => !isWord(propertyOf(holder, name) ?? word, word));
  if (denies(answer) || denies(data)) return undefined;
  return [propertyOf(answer, "rates"), propertyOf(data, "rates"), propertyOf(answer, "mru"), answer]
    .map((place) => ratesBy((code) => readRate(place, code)))
    .find((rates) => isUsable(rates, defaults));
}

/** Whether any rate differs by more than a part, such as 0.15, of the smaller rate. */
export const differ = (first: Rates, second: Rates, part: number): boolean =>
  currencyCodes.some((code) => {
    const factor = first[code] / second[code];
    return Math.max(factor, 1 / factor) > (1 + part) * roundingSlack;
  });
