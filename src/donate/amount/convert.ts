import type { CurrencyCode } from "../currency.ts";
import type { DonateFigures } from "../donate-figures.ts";
import type { Rates } from "../rates/rates.ts";
import { divide, type Fraction, fromUnits, multiply, roundToUnits, toFraction } from "./decimal.ts";

/** MRU per unit of the currency: 1 / rate, or the fallback multiplier when the rate is unusable. */
function multiplierOf(currency: CurrencyCode, rates: Rates, figures: DonateFigures): Fraction {
  const rate = toFraction(rates[currency]);
  if (rate.numerator > 0n) return divide(toFraction(1), rate);
  return toFraction(figures.currencies[currency].fallbackMultiplier);
}

/**
 * What an amount is worth in MRU: amount × multiplier, rounded to a whole number, halves up
 * (specification, section 9). Never NaN, infinite or below zero.
 */
export function toLocalValue(
  amount: number,
  currency: CurrencyCode,
  rates: Rates,
  figures: DonateFigures,
): number {
  const local = multiply(toFraction(amount), multiplierOf(currency, rates, figures));
  return fromUnits(roundToUnits(local, 0), 0);
}

/**
 * What an amount of MRU is in a currency, rounded to the decimals the currency is written with. It
 * never falls short: its local value is at least `localValue` rounded, so that a gift chosen by its
 * impact keeps that impact.
 */
export function toCurrency(
  localValue: number,
  currency: CurrencyCode,
  rates: Rates,
  figures: DonateFigures,
): number {
  const { decimals } = figures.currencies[currency];
  const multiplier = multiplierOf(currency, rates, figures);
  const units = roundToUnits(divide(toFraction(localValue), multiplier), decimals);
  const amount = fromUnits(units, decimals);
  const wanted = fromUnits(roundToUnits(toFraction(localValue), 0), 0);
  const isShort = toLocalValue(amount, currency, rates, figures) < wanted;
  return isShort ? fromUnits(units + 1n, decimals) : amount;
}
