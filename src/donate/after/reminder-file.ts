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

/** What an event of the reminder says. */
type ReminderTexts = Pick<CalendarEvent, "title" | "text" | "address">;

/** How many years of Ramadan a file holds: no rule of the Gregorian calendar repeats it. */
const ramadans = 5;

/**
 * The calendar file of a reminder.
 * @param seed makes the events' identifiers unique
 * @throws Error where the browser cannot count Islamic months
 */
export function reminderFile(
  kind: ReminderKind,
  texts: ReminderTexts,
  { now, seed }: { readonly now: Date; readonly seed: string },
): string {
  const host = new URL(texts.address).hostname;
  const event = (index: number) => ({ ...texts, uid: `${kind}-${index}-${seed}@${host}` });
  const events =
    kind === "monthly"
      ? [{ ...event(0), on: nextMonth(now), rule: "FREQ=MONTHLY" }]
      : beforeRamadan(now, ramadans).map((on, index) => ({ ...event(index), on }));
  return calendarFile(events, now);
}

/** How long the file stays at hand, in milliseconds: phones ask before they save. */
const keepMs = 60_000;

/**
 * Makes the reminder and hands it to the browser as a download, which phones open in their calendar.
 * @throws Error where the browser cannot count Islamic months
 */
export function saveReminder(kind: ReminderKind, texts: ReminderTexts): void {
  const seed = crypto.getRandomValues(new Uint32Array(3)).join("-");
  const file = reminderFile(kind, texts, { now: new Date(), seed });
  const href = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
  const link = document.createElement("a");
  link.href = href;
  link.download = `${kind}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), keepMs);
}

/** A day without a time, as the calendar has it. Month 1 to 12. */
export type Day = { readonly year: number; readonly month: number; readonly day: number };

type CalendarEvent = {
  /** Globally unique (RFC 5545, 3.8.4.7). */
  readonly uid: string;
  readonly on: Day;
  readonly title: string;
  readonly text: string;
  readonly address: string;
  /** RFC 5545 recurrence rule, such as `FREQ=MONTHLY`. */
  readonly rule?: string;
};

const maxOctets = 75;
const two = (value: number): string => String(value).padStart(2, "0");
const dateOf = ({ year, month, day }: Day): string => `${year}${two(month)}${two(day)}`;

/** Text as a value: backslash, semicolon, comma and line break are escaped (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** A content line in pieces of at most 75 octets, no character split (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > maxOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** The alarm rings at nine in the morning of the day, in the phone's own time. */
function linesOf(event: CalendarEvent, stamp: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(event.on)}`,
    ...(event.rule === undefined ? [] : [`RRULE:${event.rule}`]),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.text)}`,
    `URL:${event.address}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(event.title)}`,
    "TRIGGER:PT9H",
    "END:VALARM",
    "END:VEVENT",
  ];
}

/** An iCalendar file (RFC 5545) with all-day events. @param now the moment it is made */
function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//khayma-relief//donation reminder//EN",
    "CALSCALE:GREGORIAN",
    ...events.flatMap((event) => linesOf(event, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
