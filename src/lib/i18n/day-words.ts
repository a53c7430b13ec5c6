import { interpolate, type Template } from "./interpolate.ts";
import type { Language } from "./languages-schema.server.ts";

type DayWords = ReturnType<typeof makeDayWords>;

type DaysOf = Pick<Language, "locale" | "firstDay">;

/** Each format is made once, because it takes long and uses memory that the garbage collector does not see. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Uses the digits 0–9 and UTC, which is the time of Mauritania. */
function formatIn(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { ...options, timeZone: "UTC" });
  formats.set(key, made);
  return made;
}

/** Whether a text is a day of the calendar (`YYYY-MM-DD`). `Date` reads 30 February as 2 March. */
export const isDay = (text: string): boolean => new Date(text).toJSON()?.slice(0, 10) === text;

/**
 * The build makes these words, because browsers differ and a date format takes a phone longer than
 * all other work on Donate.
 * @returns a template with `{day}` and `{year}` for each month, and the first day: "1", or "1er" in French
 */
export function makeDayWords({ locale, firstDay = "1" }: DaysOf) {
  const format = formatIn(locale, { dateStyle: "long" });
  const months = Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(Date.UTC(2026, month, 2))
      .map(({ type, value }) => (type === "day" || type === "year" ? `{${type}}` : value))
      .join("")
      // A line never ends between the day and its month.
      .replace("{day} ", "{day}\u00a0"),
  );
  return { months, first: firstDay };
}

/**
 * @param date a day (`YYYY-MM-DD`) or a moment (ISO 8601), shown in UTC
 * @throws Error when it is no date
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

type ClockWords = {
  readonly clock: Template<"hour" | "minutes">;
  readonly wholeHour: Template<"hour">;
};

/** @param time of day, such as `14:05` */
export function showHour(time: string, { clock, wholeHour }: ClockWords): string {
  const [hours = "", minutes = ""] = time.split(":");
  const hour = String(Number(hours));
  return minutes === "00"
    ? interpolate(wholeHour, { hour })
    : interpolate(clock, { hour, minutes });
}

/** The day in words, for parts that only the build renders. */
export const dayIn = (date: string, language: DaysOf): string =>
  showDay(date, makeDayWords(language));

/** A day such as "Saturday 10 April 2027", without the comma of some `Intl` versions. */
export const showFullDay = (date: string, { locale, firstDay = "1" }: DaysOf): string =>
  formatIn(locale, { dateStyle: "full" })
    .formatToParts(new Date(date))
    .filter(({ type }) => type !== "literal")
    .map(({ type, value }) => (type === "day" && value === "1" ? firstDay : value))
    .join(" ");

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
  return formatIn(locale, monthStyles[style]).format(new Date(date));
}

export const monthNames = (language: Pick<Language, "locale">): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    showMonth(new Date(Date.UTC(2026, month)).toISOString(), language, "name"),
  );

/** A line begins with a capital, also in French: "Samedi 10 avril 2027". */
export const beginLine = (words: string, { locale }: Pick<Language, "locale">): string =>
  words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);

/**
 * A day of the next month: `2026-11-15` for a day of October and 15. Day 0 is the last one of the month itself.
 * @param date a month (`YYYY-MM`) or a day of it
 */
export function dayOfNextMonth(date: string, number: number): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month, number)).toISOString().slice(0, 10);
}
