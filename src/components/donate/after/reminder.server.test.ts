import ICAL from "ical.js";
import { expect, test } from "vitest";
import { languages, loadTexts } from "../../../lib/content/load-content.server.ts";
import { loadShell } from "../../shell/shell.server.ts";
import { nextMonth, reminderFile } from "./reminder.server.ts";

const now = new Date("2026-11-30T10:20:30.456Z");

function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

test.each(languages().map((language) => [language.code, language] as const))(
  "reminder in %s: rings at nine on the first of every month and links to Donate",
  (_, language) => {
    const [event, ...others] = eventsIn(reminderFile(language, now));
    expect(others).toEqual([]);
    const { lookUp } = loadTexts("afterTransfer", language).reminder;
    expect(event?.description).toBe(`${lookUp}\n${loadShell("donate", language).address}`);
    expect(event?.startDate.isDate).toBe(true);
    const days = event?.iterator();
    expect([days?.next(), days?.next()].map(String)).toEqual(["2026-12-01", "2027-01-01"]);
    const alarm = event?.component.getFirstSubcomponent("valarm");
    expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
    const trigger = alarm?.getFirstProperty("trigger");
    const isFromEnd = trigger?.getParameter("related") === "END";
    const rings = (isFromEnd ? event?.endDate : event?.startDate)?.toJSDate();
    rings?.setSeconds(ICAL.Duration.fromString(String(trigger?.getFirstValue())).toSeconds());
    expect(rings).toEqual(new Date(2026, 11, 1, 9));
  },
);

test("reminder: begins in January when it is made in December", () => {
  expect(nextMonth(new Date("2026-12-15T23:00:00Z"))).toEqual(new Date("2027-01-01"));
});
