import type { Day } from "./calendar-file.ts";

export type ReminderKind = "monthly" | "ramadan";

const dayMs = 86_400_000;
const ramadan = 9;

/** How long before Ramadan the reminder comes, in days. */
const daysBefore = 7;

const toDay = (ms: number): Day => {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** The same day of the next month; at most the 28th, which every month has. */
export function nextMonth(now: Date): Day {
  const day = Math.min(now.getUTCDate(), 28);
  return toDay(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day));
}

/**
 * The days a week before each of the next Ramadans, by the Umm al-Qura calendar of `Intl`. The
 * sighting of the moon may move the real one by a day or two.
 *
 * @throws Error where the browser does not know that calendar
 */
export function beforeRamadan(now: Date, count: number): Day[] {
  const islamic = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
    month: "numeric",
    timeZone: "UTC",
  });
  if (islamic.resolvedOptions().calendar !== "islamic-umalqura")
    throw new Error("no such calendar");
  const monthOf = (ms: number) => Number.parseInt(islamic.format(ms), 10);
  const days: Day[] = [];
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  for (let ms = midnight + (daysBefore + 1) * dayMs; days.length < count; ms += dayMs) {
    const begins = monthOf(ms) === ramadan && monthOf(ms - dayMs) !== ramadan;
    if (begins) days.push(toDay(ms - daysBefore * dayMs));
  }
  return days;
}
