import ICAL from "ical.js";
import { expect, test, vi } from "vitest";
import {
  contentWithEvents,
  type EventData,
  eventData,
} from "../../../tests/support/content-copy.ts";
import { languageOfPath, loadTexts } from "../../lib/content/load-content.server.ts";
import { loadSite } from "../../lib/content/site.server.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { eventFile, eventsFeed } from "./calendar.server.ts";
import { describeEvents } from "./describe-event.server.ts";
import { loadEvents } from "./load-events.server.ts";

const uidOf = (name: string) => `${name}@${new URL(loadSite().address).hostname}`;
const confirmed = "2031-05-10-raking";
const moved = "2031-05-17-baskets";
const cancelled = "2031-05-24-meeting";
const past = "2031-04-05-past";

const events: Readonly<Record<string, EventData>> = {
  [past]: eventData({ day: "2031-04-05" }),
  [confirmed]: eventData(),
  [moved]: eventData({
    status: "moved",
    day: "2031-06-14",
    from: "23:00",
    to: "23:59",
    movedFrom: { day: "2031-05-17", from: "08:00" },
    revision: 2,
  }),
  [cancelled]: eventData({ status: "cancelled", day: "2031-05-24", revision: 1 }),
};

/** Reads a calendar with `ical.js`, which did not write it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, sequence, summary, location, description } = new ICAL.Event(component);
    const [start, end, stamp] = ["dtstart", "dtend", "dtstamp"].map((property) => {
      const value = component.getFirstPropertyValue(property);
      return value instanceof ICAL.Time ? value.toJSDate().toISOString() : undefined;
    });
    const status = component.getFirstPropertyValue("status");
    return { when: { uid, sequence, status, start, end, stamp }, summary, location, description };
  });
}

function feedOf(language: Language, examples = false) {
  contentWithEvents(events, examples);
  vi.stubEnv("SOURCE_DATE_EPOCH", `${Date.parse("2031-05-01") / 1000}`);
  return eventsFeed(language);
}

const stamp = "2026-02-03T00:00:00.000Z";
const coming = [
  [confirmed, 0, "CONFIRMED", "2031-05-10T08:00:00.000Z", "2031-05-10T11:30:00.000Z"],
  [cancelled, 1, "CANCELLED", "2031-05-24T08:00:00.000Z", "2031-05-24T11:30:00.000Z"],
  [moved, 2, "CONFIRMED", "2031-06-14T23:00:00.000Z", "2031-06-14T23:59:00.000Z"],
] as const;

const language = languageOfPath("/ar");

test("calendar: has each coming event with its status and its hours in UTC", () => {
  // The moments must be the same for a reader in another zone.
  vi.stubEnv("TZ", "America/New_York");
  expect(read(feedOf(language)).map(({ when }) => when)).toEqual(
    coming.map(([name, sequence, status, start, end]) => {
      return { uid: uidOf(name), sequence, status, start, end, stamp };
    }),
  );
});

test("calendar: says in the title that an event is moved or cancelled", () => {
  const [first, struck, later] = read(feedOf(language));
  const texts = loadTexts("events", language);
  const words = loadEvents().find(({ name }) => name === confirmed)?.words[language.code];
  const title = words?.title ?? "";
  expect(first).toMatchObject({ summary: title, location: words?.place });
  for (const line of [words?.text, ...(words?.bring ?? []), texts.zone]) {
    expect(first?.description).toContain(line);
  }
  expect(struck?.summary).toBe(interpolate(texts.cancelled.title, { title }));
  expect(struck?.description.startsWith(texts.cancelled.text)).toBe(true);
  expect(later?.summary).toBe(interpolate(texts.moved.title, { title }));
});

test("calendar: the file of an event agrees with the feed", () => {
  const feed = read(feedOf(language));
  const files = describeEvents(language).map((event) => read(eventFile(event, language)));
  expect(files.map((found) => found.length)).toEqual([1, 1, 1, 1]);
  expect(files.flat().filter(({ when }) => when.uid !== uidOf(past))).toEqual(feed);
});

test("calendar: labels examples in every title, and says first that they are made up", () => {
  const file = feedOf(language, true);
  const label = loadTexts("ui", language).example;
  const titles = read(file).map(({ summary }) => summary);
  const { text } = loadTexts("events", language).example;
  for (const { description } of read(file)) expect(description.startsWith(text)).toBe(true);
  expect(titles).toEqual(coming.map(() => expect.stringContaining(label)));
  expect(/X-WR-CALNAME:.*/.exec(file.replaceAll("\r\n ", ""))?.[0]).toContain(label);
});

test("calendar: is valid without an event", () => {
  contentWithEvents({});
  const calendar = new ICAL.Component(ICAL.parse(eventsFeed(language)));
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone"]);
  // A published calendar must have an event (RFC 5546, 3.2.1).
  expect(calendar.getFirstPropertyValue("method")).toBeNull();
});
