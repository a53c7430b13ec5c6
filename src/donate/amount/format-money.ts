import type { NumberStyle } from "../../i18n/format-number.ts";
import type { CurrencyCode } from "../currency.ts";
import type { DonateFigures } from "../donate-figures.ts";
import { formatAmount } from "./format-amount.ts";

/** An amount with its currency's code: "1,000 MRU". It stays on one line and reads left to right. */
export function formatMoney(
  value: number,
  currency: CurrencyCode,
  style: NumberStyle,
  { currencies }: DonateFigures,
): string {
  return `${formatAmount(value, style, currencies[currency].decimals)}\u00a0${currency}`;
}
