/** A day without a time, as the calendar has it. Month 1 to 12. */
export type Day = { readonly year: number; readonly month: number; readonly day: number };

export type CalendarEvent = {
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
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
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
