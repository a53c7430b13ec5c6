import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { languages, loadTexts } from "../../content/load-content.server.ts";
import { loadSite } from "../../content/site.server.ts";
import { beforeRamadan, nextMonth, reminderFile } from "./reminder.server.ts";

const now = new Date("2026-11-30T10:20:30.456Z");
const { phone, bankily } = loadSite();

function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

describe.each(languages().map((language) => [language.code, language] as const))(
  "reminders in %s",
  (_, language) => {
    const { reminder } = loadTexts("afterTransfer", language);

    test("every month, from the first of the next, with the number, holder and reference", () => {
      const [event, ...others] = eventsIn(reminderFile("monthly", language, now));
      expect(others).toEqual([]);
      for (const value of [phone, bankily.holder, bankily.reference]) {
        expect(event?.description).toContain(value);
      }
      expect(event?.startDate.isDate).toBe(true);
      const days = event?.iterator();
      expect([days?.next(), days?.next()].map(String)).toEqual(["2026-12-01", "2027-01-01"]);
      const alarm = event?.component.getFirstSubcomponent("valarm");
      expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
      expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("PT9H");
    });

    test("before Ramadan, on a day of its own in each year, said to be approximate", () => {
      const events = eventsIn(reminderFile("ramadan", language, now));
      // One week before 8 February 2027 and 28 January 2028, as the Umm al-Qura calendar has them.
      expect(events.map(({ startDate }) => String(startDate)).slice(0, 2)).toEqual([
        "2027-02-01",
        "2028-01-21",
      ]);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(5);
      for (const event of events) expect(event.description).toContain(reminder.approximate);
      expect(events.every((event) => !event.isRecurring())).toBe(true);
    });
  },
);

test("days are counted over the turn of the year, and on the day itself it is too late", () => {
  expect(nextMonth(new Date("2026-12-15T23:00:00Z"))).toEqual(new Date("2027-01-01"));
  const next = (day: string) => beforeRamadan(new Date(day), 1)[0]?.toISOString().slice(0, 10);
  expect(next("2027-02-01T08:00:00Z")).toBe("2028-01-21");
  expect(next("2027-01-31T08:00:00Z")).toBe("2027-02-01");
});
