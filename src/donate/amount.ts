import type { CurrencyCode } from "../i18n/currency-codes.ts";
import { formatAmount, type NumberStyle, roundToUnits } from "../i18n/format-number.ts";
import type { DonationConfig } from "./donate-data.server.ts";
import type { RateDefaults, Rates } from "./rates/rates.ts";

/** The value changed on 1 January 2018, but people still count in old ouguiya. */
export const oldPerNew = 10;

/** Converts between MRU and the other currencies. */
export function converter(rates: Rates, { currencies, donation }: DonationConfig) {
  /** MRU for one unit of the currency: 1 / rate, or the fallback multiplier when the rate is unusable. */
  function multiplierOf(currency: CurrencyCode): number {
    const rate = rates[currency];
    return Number.isFinite(rate) && rate > 0 ? 1 / rate : currencies[currency].fallbackMultiplier;
  }
  const unitOf = (currency: CurrencyCode) => 10 ** currencies[currency].decimals;
  return {
    /** Gives whole MRU and rounds halves up (requirements, section 9). The result is never NaN or negative. */
    toMru: (amount: number, currency: CurrencyCode) =>
      roundToUnits(amount * multiplierOf(currency), 0),

    /** Rounds to the smallest coin of the currency. */
    fromMru(amountMru: number, currency: CurrencyCode): number {
      const { decimals } = currencies[currency];
      return roundToUnits(amountMru / multiplierOf(currency), decimals) / unitOf(currency);
    },

    /** The largest accepted amount in a currency, rounded down to stay within the maximum in MRU. */
    maxIn(currency: CurrencyCode): number {
      const units = (donation.maxAmount / multiplierOf(currency)) * unitOf(currency);
      return Math.floor(roundToUnits(units, 2) / 100) / unitOf(currency);
    },
  };
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
