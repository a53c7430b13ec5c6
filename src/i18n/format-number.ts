export type NumberStyle = { readonly group: string; readonly decimal: string };

/** A function, since `$` has a meaning in a replacement text. */
function groupDigits(digits: string, mark: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, () => mark);
}

export function groupThousands(value: number, { group }: NumberStyle): string {
  return groupDigits(String(value), group);
}

/** "8,000+", in French "+ de 8 000". */
export function formatFigure(
  { value, atLeast }: { value: number; atLeast: boolean },
  style: NumberStyle & { readonly atLeast?: string },
): string {
  const number = groupThousands(value, style);
  if (!atLeast) return number;
  return style.atLeast === undefined ? `${number}+` : `${style.atLeast}\u00a0${number}`;
}

/**
 * How many units of 10^-decimals there are in a value, halves rounded up. The 15 digits that a double holds
 * exactly decide, so that 1.005, which in binary lies a little below, counts as a half. What is not finite or
 * not above zero counts as 0.
 * @returns a whole number from 0 to `Number.MAX_SAFE_INTEGER`, to which larger values are cut
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
 * Money: without decimals when it is whole, else with all of its currency's. Without `Intl`, whose output
 * differs by browser and would not match the prerendered page. A space that groups must be a no-break space
 * (U+00A0 or U+202F): an ordinary one turns "10 000" into "000 10" in Arabic text.
 */
export function formatAmount(value: number, style: NumberStyle, decimals = 2): string {
  const [whole, rest] = roundedTo(decimals, value, style.group);
  return /^0*$/.test(rest) ? whole : whole + style.decimal + rest;
}

/** Not money: to at most two decimals and without trailing zeros, "0.25", "0.5", "500". */
export function formatQuantity(value: number, style: NumberStyle): string {
  const [whole, rest] = roundedTo(2, value, style.group);
  const decimals = rest.replace(/0+$/, "");
  return decimals === "" ? whole : whole + style.decimal + decimals;
}

/** Arabic-Indic (٠–٩) and Persian (۰–۹) digits, which Arabic keyboards type, as 0–9. */
export function latinDigits(text: string): string {
  // Both blocks start at a multiple of 16, so the low four bits are the digit's value.
  return text.replace(/[٠-٩۰-۹]/gu, (digit) => String(digit.charCodeAt(0) & 0xf));
}
