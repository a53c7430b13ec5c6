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

/** The rates used while none are known (requirements, section 9). */
export function defaultRates({ currencies }: RateDefaults): Rates {
  return {
    MRU: 1,
    USD: currencies.USD.defaultRate,
    EUR: currencies.EUR.defaultRate,
    XOF: currencies.XOF.defaultRate,
  };
}

/** What a JSON object holds under a name, in any letter case; the first of several. */
export function propertyOf(source: unknown, name: string): unknown {
  if (typeof source !== "object" || source === null) return undefined;
  const wanted = name.toLowerCase();
  return Object.entries(source).find(([key]) => key.toLowerCase() === wanted)?.[1];
}

/** Rates as an answer states them, not yet checked; NaN stands for one that is not a number. */
type RateCandidates = Readonly<Partial<Record<CurrencyCode, number>>>;

const numeral = /^\s*(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;

function toNumber(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && numeral.test(value) ? Number(value) : Number.NaN;
}

/** Whether what an answer states is this word, in any letter case. */
const isWord = (stated: unknown, word: string): boolean =>
  typeof stated === "string" && stated.trim().toLowerCase() === word;

function rateInRows(rows: readonly unknown[], code: CurrencyCode): unknown {
  const row = rows.find((candidate) => {
    const base = propertyOf(candidate, "base") ?? "mru";
    return isWord(base, "mru") && isWord(propertyOf(candidate, "quote"), code.toLowerCase());
  });
  return propertyOf(row, "rate");
}

function readPlace(place: unknown): RateCandidates {
  const candidates: Partial<Record<CurrencyCode, number>> = {};
  for (const code of currencyCodes) {
    const value = Array.isArray(place) ? rateInRows(place, code) : propertyOf(place, code);
    if (value !== undefined) candidates[code] = toNumber(value);
  }
  return candidates;
}

/**
 * Reads the rates out of any accepted answer: a map at `rates`, under `data.rates`, under `mru`, or
 * the answer itself (requirements, section 7, and what the services really send); each may also be
 * an array of `{base, quote, rate}`, of which rows of another base are skipped. Letter case does
 * not matter and numeric strings count. The first place that names USD, EUR or XOF is taken.
 *
 * @returns undefined when no place does. Checks nothing: see `checkRates`.
 */
export function readRates(answer: unknown): RateCandidates | undefined {
  const places = [
    propertyOf(answer, "rates"),
    propertyOf(propertyOf(answer, "data"), "rates"),
    propertyOf(answer, "mru"),
    answer,
  ];
  return places.map(readPlace).find(({ USD, EUR, XOF }) => (USD ?? EUR ?? XOF) !== undefined);
}

/**
 * How far a rate may stand from its default, either way, the limit itself included. A published
 * converter once had MRU and CFA inverted, and old ouguiya are ten to the new one: an answer can be
 * wrong, not only absent. Real rates move by a few per cent a year.
 */
const maxFactor = 3;

// 0.069 / 0.023 is 3.0000000000000004 in binary; the limit is meant in decimals.
const roundingSlack = 1 + 1e-9;

const isPlausible = (rate: number, usual: number): boolean =>
  rate > 0 && Math.max(rate / usual, usual / rate) <= maxFactor * roundingSlack;

/**
 * The rates, when they can be used: USD, EUR and XOF all there and within three times their default
 * either way; and MRU, if it is stated, exactly 1. Otherwise undefined.
 */
export function checkRates(
  { MRU = 1, USD = 0, EUR = 0, XOF = 0 }: RateCandidates,
  defaults: RateDefaults,
): Rates | undefined {
  const rates = { MRU, USD, EUR, XOF };
  const usual = defaultRates(defaults);
  const fits = currencyCodes.every((code) => isPlausible(rates[code], usual[code]));
  return fits && MRU === 1 ? rates : undefined;
}

const baseNames = ["base", "base_code", "base_currency", "baseCurrency"];

/** Whether the answer itself says that it failed, or that its rates are not per ouguiya. */
function statesFailure(answer: unknown): boolean {
  const denies = (holder: unknown, name: string, word: string) =>
    !isWord(propertyOf(holder, name) ?? word, word);
  const isOfOtherBase = (holder: unknown) => baseNames.some((name) => denies(holder, name, "mru"));
  const holders = [answer, propertyOf(answer, "data")];
  return denies(answer, "result", "success") || holders.some(isOfOtherBase);
}

/**
 * The checked rates of a service's answer, or of what was stored of one; undefined when there are
 * none that can be used. Takes anything that JSON can hold and never throws.
 */
export function ratesFromAnswer(answer: unknown, defaults: RateDefaults): Rates | undefined {
  if (statesFailure(answer)) return undefined;
  const candidates = readRates(answer);
  return candidates && checkRates(candidates, defaults);
}
