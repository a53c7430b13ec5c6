import type { CurrencyCode } from "../money/currency-codes.ts";

export type NumberStyle = { readonly group: string; readonly decimal: string };

/** The replacement is a function, because `$` has a meaning in a replacement text. */
function groupDigits(digits: string, mark: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, () => mark);
}

export function groupThousands(value: number, { group }: NumberStyle): string {
  return groupDigits(String(value), group);
}

/** For example "8,000+", or "plus de 8 000" in French. */
export function formatFigure(
  { value, atLeast }: { value: number; atLeast: boolean },
  style: NumberStyle & { readonly atLeast?: string },
): string {
  const number = groupThousands(value, style);
  if (!atLeast) return number;
  return style.atLeast === undefined ? `${number}+` : `${style.atLeast}\u00a0${number}`;
}

/**
 * How many units of 10^-decimals a value has, with halves rounded up. It uses 15 digits, so that
 * 1.005 counts as a half although its binary value is a little less. Infinite or negative values
 * count as 0.
 * @returns a whole number from 0 to `Number.MAX_SAFE_INTEGER`
 */
export function roundToUnits(value: number, decimals: number): number {
  if (!Number.isFinite(value) || value <= 0) return 0;
  const units = Math.round(Number((value * 10 ** decimals).toPrecision(15)));
  return Math.min(units, Number.MAX_SAFE_INTEGER);
}

function roundedTo(decimals: number, value: number, group: string): [whole: string, rest: string] {
  const digits = String(roundToUnits(value, decimals)).padStart(decimals + 1, "0");
  const end = digits.length - decimals;
  return [groupDigits(digits.slice(0, end), group), digits.slice(end)];
}

/**
 * Writes money: without decimals when it is whole, otherwise with all of its currency. It does not
 * use `Intl`, which differs between browsers and the build. Separators must be no-break spaces,
 * because a plain space turns "10 000" into "000 10" in Arabic.
 */
export function formatAmount(value: number, style: NumberStyle, decimals = 2): string {
  const [whole, rest] = roundedTo(decimals, value, style.group);
  return /^0*$/.test(rest) ? whole : whole + style.decimal + rest;
}

type Decimals = {
  readonly currencies: Readonly<Record<CurrencyCode, { readonly decimals: number }>>;
};

/** Writes an amount with its currency, such as "2,277 MRU". */
export const formatMoney = (
  value: number,
  currency: CurrencyCode,
  style: NumberStyle,
  { currencies }: Decimals,
): string => `${formatAmount(value, style, currencies[currency].decimals)}\u00a0${currency}`;

/** Writes a quantity with at most two decimals and no trailing zeros: "0.25", "0.5", "500". */
export function formatQuantity(value: number, style: NumberStyle): string {
  const [whole, rest] = roundedTo(2, value, style.group);
  const decimals = rest.replace(/0+$/, "");
  return decimals === "" ? whole : whole + style.decimal + decimals;
}

/** Replaces Arabic-Indic (٠–٩), Persian (۰–۹) and wide (０–９) digits, which keyboards type, by 0–9. */
export function latinDigits(text: string): string {
  // Each block begins at a multiple of 16, so the low four bits are the digit.
  return text.replace(/[٠-٩۰-۹０-９]/gu, (digit) => String(digit.charCodeAt(0) & 0xf));
}
