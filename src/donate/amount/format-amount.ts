import type { NumberStyle } from "../../i18n/format-number.ts";
import { roundToUnits, toFraction } from "./decimal.ts";

type Parts = { readonly whole: string; readonly decimals: string };

function split(value: number, decimals: number, group: string): Parts {
  const digits = roundToUnits(toFraction(value), decimals)
    .toString()
    .padStart(decimals + 1, "0");
  const end = digits.length - decimals;
  // A function, since `$` has a meaning in a replacement text.
  const whole = digits.slice(0, end).replace(/\B(?=(?:\d{3})+$)/g, () => group);
  return { whole, decimals: digits.slice(end) };
}

/**
 * An amount of money with its thousands grouped: without decimals when it is whole, else with all of
 * its currency's. What is not a number or not above zero is written "0". Written without `Intl`, whose
 * output differs by browser and would not match the prerendered page. A space that groups must be a
 * no-break space (U+00A0 or U+202F): an ordinary one turns "10 000" into "000 10" in Arabic text.
 *
 * @param decimals how many the currency has: 2 gives "10.50"
 */
export function formatAmount(value: number, style: NumberStyle, decimals = 2): string {
  const parts = split(value, decimals, style.group);
  return /^0*$/.test(parts.decimals) ? parts.whole : parts.whole + style.decimal + parts.decimals;
}

/** A quantity that is not money, to at most two decimals and without idle zeros: "0.25", "0.5", "500". */
export function formatQuantity(value: number, style: NumberStyle): string {
  const parts = split(value, 2, style.group);
  const decimals = parts.decimals.replace(/0+$/, "");
  return decimals === "" ? parts.whole : parts.whole + style.decimal + decimals;
}
