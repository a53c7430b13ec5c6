import type { DonateFigures } from "../donate-figures.ts";
import type { Rates } from "./rates.ts";
import type { RateCandidates } from "./read-rates.ts";

/**
 * How far a rate may stand from its default, either way, the limit itself included. A published
 * converter once had MRU and CFA inverted, and old ouguiya are ten to the new one: an answer can be
 * wrong, not only absent. Real rates move by a few per cent a year.
 */
const maxFactor = 3;

// 0.069 / 0.023 is 3.0000000000000004 in binary; the limit is meant in decimals.
const roundingSlack = 1 + 1e-9;

function isPlausible(rate: number | undefined, expected: number): rate is number {
  if (rate === undefined || !Number.isFinite(rate) || rate <= 0) return false;
  return Math.max(rate / expected, expected / rate) <= maxFactor * roundingSlack;
}

/**
 * The rates, when they can be used: USD, EUR and XOF all there, positive, finite and within three
 * times their default either way; and MRU, if it is stated, exactly 1. Otherwise undefined.
 */
export function checkRates(
  { MRU = 1, USD, EUR, XOF }: RateCandidates,
  { currencies }: DonateFigures,
): Rates | undefined {
  if (MRU !== 1) return undefined;
  if (!isPlausible(USD, currencies.USD.defaultRate)) return undefined;
  if (!isPlausible(EUR, currencies.EUR.defaultRate)) return undefined;
  if (!isPlausible(XOF, currencies.XOF.defaultRate)) return undefined;
  return { MRU, USD, EUR, XOF };
}
