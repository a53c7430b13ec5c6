import { fill } from "../../i18n/fill.ts";

/** A template with `{day}` and `{year}` for each month, January first. */
export type DayWords = readonly string[];

/**
 * A day in words of the language and with the digits 0–9: "29 September 2026".
 *
 * @param date a day (`YYYY-MM-DD`) or a moment (ISO 8601). Mauritania keeps UTC, so both are of the
 *   same day there.
 * @throws Error for what is no date
 */
export function showDay(date: string, words: DayWords): string {
  const day = new Date(date);
  const template = words[day.getUTCMonth()];
  if (template === undefined) throw new Error(`no date: ${date}`);
  return fill({ template }, { day: String(day.getUTCDate()), year: String(day.getUTCFullYear()) });
}
