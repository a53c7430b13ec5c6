import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventRepeatingFreq } from "ical-generator";
import { pathOf } from "../../../lib/addresses/addresses.server.ts";
import { loadTexts } from "../../../lib/content/load-content.server.ts";
import { loadSite } from "../../../lib/content/site.server.ts";
import type { Language } from "../../../lib/i18n/languages-schema.server.ts";
import { loadShell } from "../../shell/shell.server.ts";

export const reminderPath = (language: Pick<Language, "prefix">): string =>
  `${pathOf("donate", language)}/monthly.ics`;

export const nextMonth = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/**
 * A calendar file (RFC 5545) that rings every month at nine, in the time of the phone. It does not
 * name the payee, because it cannot be corrected later.
 */
export function reminderFile(language: Language, now: Date): string {
  const shell = loadShell("donate", language);
  const { reminder } = loadTexts("afterTransfer", language);
  const summary = reminder.event;
  const { hostname } = new URL(loadSite().address);
  const calendar = ical({ prodId: { company: "khayma-relief", product: "reminder" } });
  const event = calendar.createEvent({
    id: `monthly-0@${hostname}`,
    start: nextMonth(now),
    allDay: true,
    stamp: now,
    summary,
    description: `${reminder.lookUp}\n${shell.address}`,
    url: shell.address,
    repeating: { freq: ICalEventRepeatingFreq.MONTHLY },
  });
  // The library would count from the end of the day, which is the second of the month.
  event
    .createAlarm({ type: ICalAlarmType.display, triggerAfter: 9 * 3600, description: summary })
    .relatesTo(ICalAlarmRelatesTo.start);
  return `${calendar.toString().trimEnd()}\r\n`;
}
