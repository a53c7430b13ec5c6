import type { Figures } from "../../content/figures.server.ts";
import { type CurrencyCode, currencyCodes } from "../amount.ts";
import type { RateSourceId } from "./rate-sources.ts";

/** Units of each currency per 1 MRU; MRU itself is 1. */
export type Rates = Readonly<Record<CurrencyCode, number>>;

export type RateDefaults = Pick<Figures, "currencies">;

export type SourcedRates = {
  readonly rates: Rates;
  readonly source?: RateSourceId | undefined;
  /** The publisher's own date, `YYYY-MM-DD`. */
  readonly publishedOn?: string | undefined;
};

const ratesBy = (rate: (code: CurrencyCode) => number): Rates => ({
  MRU: rate("MRU"),
  USD: rate("USD"),
  EUR: rate("EUR"),
  XOF: rate("XOF"),
});

export const defaultRates = ({ currencies }: RateDefaults): Rates =>
  ratesBy((code) => currencies[code].defaultRate);

/** In any letter case; the first of several. */
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

/** Either way from its default: a published converter once had MRU and CFA inverted. */
const maxFactor = 3;

// 0.069 / 0.023 is 3.0000000000000004 in binary; the limit is meant in decimals.
const roundingSlack = 1 + 1e-9;

function isUsable(rates: Rates, { currencies }: RateDefaults): boolean {
  const isPlausible = (code: CurrencyCode) => {
    const factor = rates[code] / currencies[code].defaultRate;
    return factor > 0 && Math.max(factor, 1 / factor) <= maxFactor * roundingSlack;
  };
  return rates.MRU === 1 && currencyCodes.every(isPlausible);
}

/** What an answer may say of itself, and the one word that lets its rates be used. */
const claims = {
  result: "success",
  base: "mru",
  base_code: "mru",
  base_currency: "mru",
  baseCurrency: "mru",
};

/**
 * The checked rates of a service's answer, or of what was stored of one (requirements, section 7).
 * Takes anything that JSON can hold and never throws.
 * @returns undefined where one is missing or implausible, or the answer denies them
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

/** Whether one currency differs by more than a part, such as 0.15, of the smaller rate. */
export const differ = (one: Rates, other: Rates, part: number): boolean =>
  currencyCodes.some((code) => {
    const factor = one[code] / other[code];
    return Math.max(factor, 1 / factor) > (1 + part) * roundingSlack;
  });
