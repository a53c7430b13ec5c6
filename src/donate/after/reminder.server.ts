import ical, { ICalAlarmType, ICalEventRepeatingFreq } from "ical-generator";
import { pathOf } from "../../content/addresses.server.ts";
import { loadTexts } from "../../content/load-content.server.ts";
import { loadSite } from "../../content/site.server.ts";
import type { Language } from "../../i18n/languages-schema.server.ts";
import { islandShell, loadShell } from "../../ui/shell.server.ts";
import { giftLines, giftMessage, withNames } from "./gift-message.ts";

export const reminderKinds = ["monthly", "ramadan"] as const;
type ReminderKind = (typeof reminderKinds)[number];

export const reminderPath = (kind: ReminderKind, language: Pick<Language, "prefix">): string =>
  `${pathOf("donate", language)}/${kind}.ics`;

const dayMs = 86_400_000;

/** In days; and for how many years a file has it. */
const [daysBefore, years] = [7, 5];

/** A week before each Ramadan by the Umm al-Qura calendar; the moon may move it by a day or two. */
export function beforeRamadan(now: Date, count: number): Date[] {
  const islamic = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
    month: "numeric",
    timeZone: "UTC",
  });
  const isRamadan = (ms: number) => Number.parseInt(islamic.format(ms), 10) === 9;
  const days: Date[] = [];
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  for (let ms = midnight + (daysBefore + 1) * dayMs; days.length < count; ms += dayMs) {
    if (isRamadan(ms) && !isRamadan(ms - dayMs)) days.push(new Date(ms - daysBefore * dayMs));
  }
  return days;
}

export const nextMonth = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/** A calendar file (RFC 5545) whose alarm rings at nine in the phone's own time. */
export function reminderFile(kind: ReminderKind, language: Language, now: Date): string {
  const shell = islandShell(loadShell("donate", language));
  const texts = loadTexts("afterTransfer", language);
  const { reminder } = texts;
  const { bankily: labels } = loadTexts("donate", language);
  const summary = withNames(reminder.event, shell);
  const lines = giftLines({ texts, labels }, shell.site, {});
  const isMonthly = kind === "monthly";
  const greeting = isMonthly ? summary : reminder.approximate;
  const event = {
    summary,
    description: giftMessage(greeting, lines, shell),
    url: shell.address,
    allDay: true,
    stamp: now,
    alarms: [{ type: ICalAlarmType.display, triggerAfter: 9 * 3600, description: summary }],
    repeating: isMonthly ? { freq: ICalEventRepeatingFreq.MONTHLY } : null,
  };
  const calendar = ical({ prodId: { company: "khayma-relief", product: "reminder" } });
  const { hostname } = new URL(loadSite().address);
  for (const [i, start] of (isMonthly ? [nextMonth(now)] : beforeRamadan(now, years)).entries()) {
    calendar.createEvent({ ...event, start, id: `${kind}-${i}@${hostname}` });
  }
  return `${calendar.toString().trimEnd()}\r\n`;
}
