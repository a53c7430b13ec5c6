import type { Figures } from "../content/figures.server.ts";
import type { CurrencyCode } from "../i18n/currency-codes.ts";
import { formatAmount, type NumberStyle, roundToUnits } from "../i18n/format-number.ts";
import type { RateDefaults, Rates } from "./rates/rates.ts";

/** The value changed on 1 January 2018, but people still count in old ouguiya. */
export const oldPerNew = 10;

/** MRU for one unit of the currency: 1 / rate, or the fallback multiplier when the rate is unusable. */
function multiplierOf(currency: CurrencyCode, rates: Rates, { currencies }: RateDefaults) {
  const rate = rates[currency];
  return Number.isFinite(rate) && rate > 0 ? 1 / rate : currencies[currency].fallbackMultiplier;
}

/** Converts to whole MRU and rounds halves up (requirements, section 9). The result is never NaN or negative. */
export const toMru = (amount: number, currency: CurrencyCode, rates: Rates, config: RateDefaults) =>
  roundToUnits(amount * multiplierOf(currency, rates, config), 0);

/** Converts MRU into the currency and rounds to its smallest coin. */
export function toCurrency(
  amountMru: number,
  currency: CurrencyCode,
  rates: Rates,
  config: RateDefaults,
): number {
  const { decimals } = config.currencies[currency];
  return roundToUnits(amountMru / multiplierOf(currency, rates, config), decimals) / 10 ** decimals;
}

/** The largest accepted amount in a currency, rounded down to stay within the maximum in MRU. */
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

/** @param rows from the highest `from` down to 0 @throws RangeError when there are none */
export function providedBy<Row extends { readonly from: number }>(
  amountMru: number,
  rows: readonly Row[],
): Row {
  const row = rows.find(({ from }) => amountMru >= from) ?? rows[rows.length - 1];
  if (row === undefined) throw new RangeError("No row says what a gift provides");
  return row;
}
