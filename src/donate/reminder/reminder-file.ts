import { type CalendarEvent, calendarFile } from "./calendar-file.ts";
import { beforeRamadan, nextMonth, type ReminderKind } from "./reminder-days.ts";

export type ReminderWords = Pick<CalendarEvent, "title" | "text" | "address">;

/** How many years of Ramadan a file holds: no rule of the Gregorian calendar repeats it. */
const ramadans = 5;

/**
 * The calendar file of a reminder.
 * @param seed makes the events' identifiers like no others
 * @throws Error where the browser cannot count Islamic months
 */
export function reminderFile(
  kind: ReminderKind,
  words: ReminderWords,
  { now, seed }: { readonly now: Date; readonly seed: string },
): string {
  const host = new URL(words.address).hostname;
  const event = (index: number) => ({ ...words, uid: `${kind}-${index}-${seed}@${host}` });
  const events =
    kind === "monthly"
      ? [{ ...event(0), on: nextMonth(now), rule: "FREQ=MONTHLY" }]
      : beforeRamadan(now, ramadans).map((on, index) => ({ ...event(index), on }));
  return calendarFile(events, now);
}
