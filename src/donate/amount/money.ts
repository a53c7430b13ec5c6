import type { Figures } from "../../content/figures.server.ts";
import { formatAmount, type NumberStyle, roundToUnits } from "../../i18n/format-number.ts";
import type { RateDefaults, Rates } from "../rates/rates.ts";
import type { CurrencyCode } from "./parse-amount.ts";

/** MRU per unit of the currency: 1 / rate, or the fallback multiplier when the rate is unusable. */
function multiplierOf(currency: CurrencyCode, rates: Rates, { currencies }: RateDefaults) {
  const rate = rates[currency];
  return Number.isFinite(rate) && rate > 0 ? 1 / rate : currencies[currency].fallbackMultiplier;
}

/** In whole MRU, halves up (requirements, section 9); never NaN or below zero. */
export const toMru = (amount: number, currency: CurrencyCode, rates: Rates, config: RateDefaults) =>
  roundToUnits(amount * multiplierOf(currency, rates, config), 0);

/** In units of the currency, rounded so that `toMru` of it never falls short of the amount. */
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

/** The most that is accepted, rounded down so that `toMru` of it is no more. */
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

/** Of a gift from `from` MRU: water in litres, waste in kilograms. */
type ImpactTier = Figures["impactTiers"][number];

export const impactKinds = ["meals", "water", "waste", "families"] as const;

/** @param tiers descending by `from`, the last from 0 @throws RangeError when there is none */
export function impactOf(amountMru: number, tiers: readonly ImpactTier[]): ImpactTier {
  const tier = tiers.find(({ from }) => amountMru >= from) ?? tiers[tiers.length - 1];
  if (tier === undefined) throw new RangeError("The impact table has no tier");
  return tier;
}
