export const reminderKinds = ["monthly", "ramadan"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** What each event of a reminder says. */
export type ReminderTexts = Readonly<Record<"title" | "text" | "address", string>>;

const dayMs = 86_400_000;
const ramadan = 9;

/** How long before Ramadan the reminder comes, in days. */
const daysBefore = 7;

/** How many years of Ramadan a file holds: an RRULE, which is Gregorian, cannot repeat it. */
const ramadans = 5;

/** The day of a moment as calendars write it: 20261120. */
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10).replace(/-/g, "");

/** The same day of the next month; at most the 28th, which every month has. */
export function nextMonth(now: Date): string {
  const day = Math.min(now.getUTCDate(), 28);
  return dayOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day));
}

/**
 * The days a week before each of the next Ramadans, by the Umm al-Qura calendar of `Intl`. The
 * sighting of the moon may move the real one by a day or two.
 *
 * @throws Error where the browser does not know that calendar
 */
export function beforeRamadan(now: Date, count: number): string[] {
  const islamic = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
    month: "numeric",
    timeZone: "UTC",
  });
  if (islamic.resolvedOptions().calendar !== "islamic-umalqura")
    throw new Error("no such calendar");
  const monthOf = (ms: number) => Number.parseInt(islamic.format(ms), 10);
  const days: string[] = [];
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  for (let ms = midnight + (daysBefore + 1) * dayMs; days.length < count; ms += dayMs) {
    const begins = monthOf(ms) === ramadan && monthOf(ms - dayMs) !== ramadan;
    if (begins) days.push(dayOf(ms - daysBefore * dayMs));
  }
  return days;
}

/** Text as a value: backslash, semicolon, comma and line break are escaped (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

const maxOctets = 75;

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

/**
 * The calendar file of a reminder (RFC 5545): all-day events, whose alarm rings at nine in the morning
 * in the phone's own time.
 *
 * @param seed makes the events' identifiers unique in the world
 * @throws Error where the browser cannot count Islamic months
 */
export function reminderFile(
  kind: ReminderKind,
  { title, text, address }: ReminderTexts,
  { now, seed }: { readonly now: Date; readonly seed: string },
): string {
  const days = kind === "monthly" ? [nextMonth(now)] : beforeRamadan(now, ramadans);
  const events = days.flatMap((day, index) => [
    "BEGIN:VEVENT",
    `UID:${kind}-${index}-${seed}@${new URL(address).hostname}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${day}`,
    ...(kind === "monthly" ? ["RRULE:FREQ=MONTHLY"] : []),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${address}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    "TRIGGER:PT9H",
    "END:VALARM",
    "END:VEVENT",
  ]);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//khayma-relief//donation reminder//EN",
    "CALSCALE:GREGORIAN",
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
