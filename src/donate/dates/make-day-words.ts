import type { DayWords } from "./day-words.ts";

/**
 * How days are written in a language, month by month, as Node's `Intl` has it (Unicode CLDR), with the
 * digits 0–9. Made when the site is built: the words are the same in every browser, and a phone is
 * spared the making of a date format, which takes it longer than all else that Donate does.
 *
 * @param locale such as `ar-MR`
 */
export function dayWords(locale: string): DayWords {
  const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(Date.UTC(2026, month, 2))
      .map(({ type, value }) => (type === "day" || type === "year" ? `{${type}}` : value))
      .join(""),
  );
}
