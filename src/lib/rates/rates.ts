import type { Figures } from "../content/figures.server.ts";
import { fromKeys } from "../from-keys.ts";
import { type CurrencyCode, currencyCodes } from "../money/currency-codes.ts";

/** Units of each currency for 1 MRU. MRU itself is 1. */
export type Rates = Readonly<Record<CurrencyCode, number>>;

export type RateDefaults = Pick<Figures, "currencies">;

export const defaultRates = ({ currencies }: RateDefaults): Rates =>
  fromKeys(currencyCodes, (code) => currencies[code].defaultRate);

/** Finds a property by its name in any letter case. Of several properties it takes the first. */
export function propertyOf(source: unknown, name: string): unknown {
  if (typeof source !== "object" || source === null) return undefined;
  const wanted = name.toLowerCase();
  return Object.entries(source).find(([key]) => key.toLowerCase() === wanted)?.[1];
}

function readRate(map: unknown, code: CurrencyCode): number {
  const rate = propertyOf(map, code);
  if (rate === undefined && code === "MRU") return 1;
  return typeof rate === "string" || typeof rate === "number" ? Number(rate) : Number.NaN;
}

/** A rate may be a third of the default to three times that: a converter once had MRU and CFA inverted. */
const maxFactor = 3;

/** Whether each rate differs from the other by at most this factor, up or down. */
export const areNear = (rates: Rates, others: Rates, most: number): boolean =>
  currencyCodes.every((code) => {
    const factor = rates[code] / others[code];
    return factor > 0 && Math.max(factor, 1 / factor) <= most;
  });

/** @returns undefined when a rate is missing or implausible. Never throws. */
export function ratesFromMap(map: unknown, defaults: RateDefaults): Rates | undefined {
  const rates = fromKeys(currencyCodes, (code) => readRate(map, code));
  const isUsable = rates.MRU === 1 && areNear(rates, defaultRates(defaults), maxFactor);
  return isUsable ? rates : undefined;
}
