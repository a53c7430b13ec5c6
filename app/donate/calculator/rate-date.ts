/**
 * The day rates are of, in words of the language and with the digits 0–9: "29 September 2026". Only
 * for what is shown once the page is in the browser: `Intl` words dates differently from one browser
 * to the next.
 *
 * @param date a day (`YYYY-MM-DD`) or a moment (ISO 8601). Mauritania keeps UTC, so both are of the
 *   same day there.
 * @param locale such as `ar-MR`
 */
export function showRateDate(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(date));
}
