import { type CurrencyCode, currencyCodes } from "../currency.ts";
import { ownItems, ownValue } from "./own-value.ts";

/** Rates as an answer states them, not yet checked; NaN stands for one that is not a number. */
export type RateCandidates = Readonly<Partial<Record<CurrencyCode, number>>>;

const numeral = /^\s*(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;

function toNumber(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && numeral.test(value) ? Number(value) : Number.NaN;
}

const isCode = (value: unknown, code: CurrencyCode): boolean =>
  typeof value === "string" && value.trim().toUpperCase() === code;

function rateInRows(rows: readonly unknown[], code: CurrencyCode): unknown {
  const row = rows.find((candidate) => {
    const base = ownValue(candidate, "base") ?? "MRU";
    return isCode(base, "MRU") && isCode(ownValue(candidate, "quote"), code);
  });
  return ownValue(row, "rate");
}

function readPlace(place: unknown): RateCandidates {
  const rows = ownItems(place);
  const candidates: Partial<Record<CurrencyCode, number>> = {};
  for (const code of currencyCodes) {
    const value = rows.length > 0 ? rateInRows(rows, code) : ownValue(place, code);
    if (value !== undefined) candidates[code] = toNumber(value);
  }
  return candidates;
}

const holdsRates = ({ USD, EUR, XOF }: RateCandidates): boolean =>
  USD !== undefined || EUR !== undefined || XOF !== undefined;

/**
 * Reads the rates out of any accepted answer: a map at `rates`, under `data.rates`, under `mru`, or
 * the answer itself (specification, section 7, and what the services really send); each may also be
 * an array of `{base, quote, rate}`, of which rows of another base are passed over. Letter case does
 * not matter and numeric strings count. The first place that names USD, EUR or XOF is taken.
 *
 * @returns undefined when no place does. Never throws, and checks nothing: see `checkRates`.
 */
export function readRates(answer: unknown): RateCandidates | undefined {
  const places = [
    ownValue(answer, "rates"),
    ownValue(ownValue(answer, "data"), "rates"),
    ownValue(answer, "mru"),
    answer,
  ];
  return places.map(readPlace).find(holdsRates);
}
