import type { Figures } from "../../content/figures.server.ts";
import { type CurrencyCode, currencyCodes } from "../amount/parse-amount.ts";
import type { RateSourceId } from "./rate-sources.ts";

/** Units of each currency per 1 MRU; MRU itself is 1. */
export type Rates = Readonly<Record<CurrencyCode, number>>;

/** Checked rates and the service that gave them. */
export type SourcedRates = {
  readonly rates: Rates;
  readonly source?: RateSourceId | undefined;
  /** The publisher's own date, `YYYY-MM-DD`, when it states one. */
  readonly publishedOn?: string | undefined;
};

/** Rates with the moment they were fetched, ISO 8601. */
export type DatedRates = SourcedRates & { readonly updatedAt: string };

/** The default rates, which also say what a rate may be. */
export type RateDefaults = Pick<Figures, "currencies">;

const ratesBy = (rate: (code: CurrencyCode) => number): Rates => ({
  MRU: rate("MRU"),
  USD: rate("USD"),
  EUR: rate("EUR"),
  XOF: rate("XOF"),
});

/** The rates used while none are known (requirements, section 9). */
export const defaultRates = ({ currencies }: RateDefaults): Rates =>
  ratesBy((code) => currencies[code].defaultRate);

/** What a JSON object holds under a name, in any letter case; the first of several. */
export function propertyOf(source: unknown, name: string): unknown {
  if (typeof source !== "object" || source === null) return undefined;
  const wanted = name.toLowerCase();
  return Object.entries(source).find(([key]) => key.toLowerCase() === wanted)?.[1];
}

/** Whether what an answer states is this word, in any letter case. */
const isWord = (stated: unknown, word: string): boolean =>
  typeof stated === "string" && stated.trim().toLowerCase() === word.toLowerCase();

/** A rate as a place states it, as a number or a text; NaN for one that is neither, or not there. */
function readRate(place: unknown, code: CurrencyCode): number {
  const isRow = (row: unknown) =>
    isWord(propertyOf(row, "base") ?? "mru", "mru") && isWord(propertyOf(row, "quote"), code);
  const rate = Array.isArray(place)
    ? propertyOf(place.find(isRow), "rate")
    : propertyOf(place, code);
  if (rate === undefined && code === "MRU") return 1;
  return typeof rate === "string" || typeof rate === "number" ? Number(rate) : Number.NaN;
}

/**
 * How far a rate may stand from its default, either way, the limit itself included. A published
 * converter once had MRU and CFA inverted, and old ouguiya are ten to the new one: an answer can be
 * wrong, not only absent. Real rates move by a few per cent a year.
 */
const maxFactor = 3;

// 0.069 / 0.023 is 3.0000000000000004 in binary; the limit is meant in decimals.
const roundingSlack = 1 + 1e-9;

/** Whether MRU is exactly 1, and each other rate within three times its default either way. */
function isUsable(rates: Rates, { currencies }: RateDefaults): boolean {
  const isPlausible = (code: CurrencyCode) => {
    const factor = rates[code] / currencies[code].defaultRate;
    return factor > 0 && Math.max(factor, 1 / factor) <= maxFactor * roundingSlack;
  };
  return rates.MRU === 1 && currencyCodes.every(isPlausible);
}

/** What an answer may say of itself, and the only word that lets its rates be used. */
const claims = {
  result: "success",
  base: "mru",
  base_code: "mru",
  base_currency: "mru",
  baseCurrency: "mru",
};

/**
 * The checked rates of a service's answer, or of what was stored of one. They are looked for in a map
 * at `rates`, under `data.rates`, under `mru`, or in the answer itself (requirements, section 7, and
 * what the services really send); each may also be an array of `{base, quote, rate}`. Letter case does
 * not matter and numeric strings count. Takes anything that JSON can hold and never throws.
 *
 * @returns undefined when none can be used: USD, EUR or XOF is missing or implausible, or the answer
 *   itself says that it failed or that its rates are not per ouguiya
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
