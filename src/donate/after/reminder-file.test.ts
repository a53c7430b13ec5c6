import * as fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { beforeRamadan, foldLine, nextMonth, reminderFile } from "./reminder-file.ts";

const now = new Date("2026-11-30T10:20:30.456Z");
const words = {
  title: "تبرعي; my gift, \\ again",
  text: "Amount: 1,000 MRU\nNumber: \u2068+222 00 00 00 00\u2069\nأوقية قديمة 😀 ".repeat(4).trim(),
  address: "https://khayma-relief.example/ar/donate",
};

/** The events as ical.js, which is not ours, understands them. */
function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

test("a monthly reminder begins next month and repeats", () => {
  const file = reminderFile("monthly", words, { now, seed: "1-2-3" });
  const [event, ...others] = eventsIn(file);
  expect(others).toEqual([]);
  expect(event?.summary).toBe(words.title);
  expect(event?.description).toBe(words.text);
  expect(event?.uid).toBe("monthly-0-1-2-3@khayma-relief.example");
  expect(event?.startDate.isDate).toBe(true);
  const days = event?.iterator();
  expect([days?.next(), days?.next(), days?.next()].map(String)).toEqual([
    "2026-12-28",
    "2027-01-28",
    "2027-02-28",
  ]);
  const component = event?.component;
  expect(String(component?.getFirstPropertyValue("dtstamp"))).toBe("2026-11-30T10:20:30Z");
  expect(component?.getFirstPropertyValue("url")).toBe(words.address);
  const alarm = component?.getFirstSubcomponent("valarm");
  expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
  expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("PT9H");
});

test("a reminder before Ramadan has a day of its own in each year", () => {
  const events = eventsIn(reminderFile("ramadan", words, { now, seed: "9" }));
  // One week before 8 February 2027 and 28 January 2028, as the Umm al-Qura calendar has them.
  expect(events.map(({ startDate }) => String(startDate)).slice(0, 2)).toEqual([
    "2027-02-01",
    "2028-01-21",
  ]);
  expect(events).toHaveLength(5);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(5);
  expect(events.every((event) => !event.isRecurring())).toBe(true);
});

test("the file is made of CR LF lines of at most 75 octets", () => {
  const file = reminderFile("ramadan", words, { now, seed: "9" });
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const longest = Math.max(...file.split("\r\n").map((line) => Buffer.byteLength(line)));
  expect(longest).toBeLessThanOrEqual(75);
  expect(longest).toBeGreaterThan(70);
});

test("a folded line unfolds to itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (line) => {
      const pieces = foldLine(line).split("\r\n ");
      expect(pieces.join("")).toBe(line);
    }),
  );
});

test("any text comes back from the file", () => {
  const text = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 120 })
    .filter((value) => !/[\r\p{Cc}]/u.test(value) && value.trim() === value);
  fc.assert(
    fc.property(text, (title) => {
      const [event] = eventsIn(reminderFile("monthly", { ...words, title }, { now, seed: "1" }));
      expect(event?.summary).toBe(title);
    }),
  );
});

test("days are counted over the turn of the year", () => {
  expect(nextMonth(new Date("2026-12-15T23:00:00Z"))).toBe("20270115");
  expect(nextMonth(new Date("2027-01-31T00:00:00Z"))).toBe("20270228");
});

test("on the day itself it is too late, and the next Ramadan is meant", () => {
  const [next] = beforeRamadan(new Date("2027-02-01T08:00:00Z"), 1);
  expect(next).toBe("20280121");
  const [tomorrow] = beforeRamadan(new Date("2027-01-31T08:00:00Z"), 1);
  expect(tomorrow).toBe("20270201");
});
