/** The digits of a numeral before and after its decimal mark; either may be empty. */
type Numeral = { readonly whole: string; readonly decimals: string };

const thousands = /^[1-9]\d{0,2}[.,]\d{3}$/;
const spaced = /^[\d ]*$/;
const grouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** Where the decimal mark stands; the length of the numeral when it has none. */
function decimalMarkIndex(numeral: string): number {
  const arabic = numeral.indexOf("٫");
  if (arabic >= 0) return arabic;
  const dots = count(numeral, ".");
  const commas = count(numeral, ",");
  const last = Math.max(numeral.lastIndexOf("."), numeral.lastIndexOf(","));
  const isMark = (dots > 0 && commas > 0) || (dots + commas === 1 && !thousands.test(numeral));
  return isMark ? last : numeral.length;
}

/**
 * Tells the decimal mark of a numeral from its group marks. Takes Latin digits with spaces, dots,
 * commas and the Arabic decimal mark `٫`.
 *
 * - Spaces only ever group, and need not stand at thousands: people space as they type.
 * - `٫` is always the decimal mark. With both dot and comma, the one that comes last is.
 * - One dot or comma alone groups if it stands before exactly three digits and after one to three
 *   that do not begin with 0 ("1.000" and "1,000" are a thousand, "0.500" is a half); otherwise it
 *   is the decimal mark ("10.50", "1000.500", "1 000,500", "5.").
 * - Several dots or several commas group, and then must stand at thousands.
 *
 * @returns undefined when the marks fit no number ("1.2.3", "1,00,0.5")
 */
export function readNumeral(numeral: string): Numeral | undefined {
  const index = decimalMarkIndex(numeral);
  const whole = numeral.slice(0, index);
  const decimals = numeral.slice(index + 1);
  if (!/^\d*$/.test(decimals)) return undefined;
  if (!spaced.test(whole) && !grouped.test(whole)) return undefined;
  return { whole: whole.replace(/\D/g, ""), decimals };
}
