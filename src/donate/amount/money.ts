import type { Figures } from "../../content/figures.server.ts";
import { formatAmount, type NumberStyle, roundToUnits } from "../../i18n/format-number.ts";
import type { RateDefaults, Rates } from "../rates/rates.ts";
import type { CurrencyCode } from "./parse-amount.ts";

/** MRU per unit of the currency: 1 / rate, or the fallback multiplier when the rate is unusable. */
function multiplierOf(currency: CurrencyCode, rates: Rates, { currencies }: RateDefaults) {
  const rate = rates[currency];
  return Number.isFinite(rate) && rate > 0 ? 1 / rate : currencies[currency].fallbackMultiplier;
}

/** What an amount is worth in whole MRU, halves up (requirements, section 9); never NaN or below zero. */
export const toMru = (amount: number, currency: CurrencyCode, rates: Rates, config: RateDefaults) =>
  roundToUnits(amount * multiplierOf(currency, rates, config), 0);

/**
 * What an amount of MRU is in a currency, in the decimals it is written with. `toMru` of it never falls
 * short of the amount, so that a gift chosen by its impact keeps that impact.
 */
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

/** The most that is accepted, in a currency, rounded down so that `toMru` of it is no more. */
export function maxAmountIn(
  currency: CurrencyCode,
  rates: Rates,
  config: RateDefaults & Pick<Figures, "donation">,
): number {
  const unit = 10 ** config.currencies[currency].decimals;
  const units = (config.donation.maxAmount / multiplierOf(currency, rates, config)) * unit;
  return Math.floor(roundToUnits(units, 2) / 100) / unit;
}

/** An amount with its currency's code: "1,000 MRU". It stays on one line and reads left to right. */
export function formatMoney(
  value: number,
  currency: CurrencyCode,
  style: NumberStyle,
  { currencies }: RateDefaults,
): string {
  return `${formatAmount(value, style, currencies[currency].decimals)}\u00a0${currency}`;
}

/** What a gift of at least `from` MRU provides. Water in litres, waste in kilograms. */
type ImpactTier = Figures["impactTiers"][number];

/** What a gift provides, in the order of the requirements' table (section 9). */
export const impactKinds = ["meals", "water", "waste", "families"] as const;

/**
 * What a gift provides when it is shared over the programs (requirements, section 9); for nothing, what
 * the page labels as where impact starts.
 *
 * @param tiers descending by `from`, the last from 0
 * @throws RangeError when there is no tier at all, which the content check rules out
 */
export function impactOf(amountMru: number, tiers: readonly ImpactTier[]): ImpactTier {
  const tier = tiers.find(({ from }) => amountMru >= from) ?? tiers[tiers.length - 1];
  if (tier === undefined) throw new RangeError("The impact table has no tier");
  return tier;
}
