import { interpolate } from "./interpolate.ts";
import type { Language } from "./languages-schema.server.ts";

export type DayWords = {
  /** A template with `{day}` and `{year}` for each month, January first. */
  readonly months: readonly string[];
  /** The first day of a month: "1", in French "1er". */
  readonly first: string;
};

/**
 * Made by the build: the words are the same in every browser, and a phone is spared the making of a date
 * format, which takes it longer than all else that Donate does.
 */
export function makeDayWords({
  locale,
  firstDay = "1",
}: Pick<Language, "locale" | "firstDay">): DayWords {
  const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const months = Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(Date.UTC(2026, month, 2))
      .map(({ type, value }) => (type === "day" || type === "year" ? `{${type}}` : value))
      .join(""),
  );
  return { months, first: firstDay };
}

/**
 * "29 September 2026".
 * @param date a day (`YYYY-MM-DD`) or a moment (ISO 8601); Mauritania keeps UTC
 * @throws Error for what is no date
 */
export function showDay(date: string, { months, first }: DayWords): string {
  const day = new Date(date);
  const template = months[day.getUTCMonth()];
  if (template === undefined) throw new Error(`no date: ${date}`);
  const number = day.getUTCDate();
  return interpolate(
    { template },
    { day: number === 1 ? first : String(number), year: String(day.getUTCFullYear()) },
  );
}

const known = new Map<string, DayWords>();

/** The same for what only the build renders. */
export function dayIn(date: string, language: Pick<Language, "locale" | "firstDay">): string {
  const name = `${language.locale} ${language.firstDay}`;
  const words = known.get(name) ?? makeDayWords(language);
  known.set(name, words);
  return showDay(date, words);
}

/**
 * "Saturday 10 April 2027", without the comma that some versions of `Intl` have.
 * @param date a day (`YYYY-MM-DD`)
 */
export function showFullDay(
  date: string,
  { locale, firstDay = "1" }: Pick<Language, "locale" | "firstDay">,
): string {
  const day = new Date(date);
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: "full", timeZone: "UTC" })
    .formatToParts(day)
    .filter(({ type }) => type !== "literal")
    .map(({ type, value }) => (type === "day" && value === "1" ? firstDay : value))
    .join(" ");
}

const monthStyles = {
  name: { month: "long" },
  short: { month: "short" },
  withYear: { month: "long", year: "numeric" },
} as const;

/** @param date a day (`YYYY-MM-DD`) or a month (`YYYY-MM`) */
export function showMonth(
  date: string,
  { locale }: Pick<Language, "locale">,
  style: keyof typeof monthStyles,
): string {
  const options = { ...monthStyles[style], timeZone: "UTC" };
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn`, options).format(new Date(date));
}

/** French, too, begins a line with a capital: "Samedi 10 avril 2027". */
export const beginLine = (words: string, { locale }: Pick<Language, "locale">): string =>
  words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
