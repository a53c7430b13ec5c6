import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  contentWithEvents,
  type EventData,
  eventData,
} from "../../tests/support/content-events.ts";
import { languages } from "../content/load-content.server.ts";
import { loadSite } from "../content/site.server.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { eventFile, eventsFeed } from "./calendar.server.ts";
import { describeEvent, loadEventsTexts } from "./describe-event.server.ts";
import { loadEvents } from "./load-events.server.ts";

const host = new URL(loadSite().address).hostname;
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

/** What a calendar makes of an event. */
type Read = {
  uid: string;
  sequence: number;
  status: string;
  start: string;
  end: string;
  stamp: string;
  title: string;
  place: string;
  text: string;
};

function byIcalJs(file: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    const moment = (property: string) => {
      const value = component.getFirstPropertyValue(property);
      return value instanceof ICAL.Time ? value.toJSDate().toISOString() : `${value}`;
    };
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: `${component.getFirstPropertyValue("status")}`,
      start: moment("dtstart"),
      end: moment("dtend"),
      stamp: moment("dtstamp"),
      title: event.summary,
      place: event.location,
      text: event.description,
    };
  });
}

function byNodeIcal(file: string): Read[] {
  return Object.values(nodeIcal.sync.parseICS(file)).flatMap((found) =>
    found?.type === "VEVENT"
      ? [
          {
            uid: found.uid,
            sequence: Number(found.sequence),
            status: `${found.status}`,
            start: found.start.toISOString(),
            end: `${found.end?.toISOString()}`,
            stamp: found.dtstamp.toISOString(),
            title: `${found.summary}`,
            place: `${found.location}`,
            text: `${found.description}`,
          },
        ]
      : [],
  );
}

const parsers = { "ical.js": byIcalJs, "node-ical": byNodeIcal } as const;

function use(content: Readonly<Record<string, EventData>>, today = "2031-05-01") {
  const copy = contentWithEvents(content);
  vi.stubEnv("CONTENT_DIR", copy.folder);
  vi.stubEnv("SITE_TODAY", today);
  return copy;
}

afterEach(() => vi.unstubAllEnvs());

const feedOf = (language: Language, today?: string) => {
  use(events, today);
  return eventsFeed(language);
};

for (const [parser, read] of Object.entries(parsers)) {
  describe.each(languages())(`the feed in $code, as ${parser} reads it`, (language) => {
    test("has each event to come, with its revision, its status and its hours in UTC", () => {
      // A reader elsewhere: the moments are the same.
      vi.stubEnv("TZ", "America/New_York");
      const found = read(feedOf(language)).map(({ title, place, text, ...rest }) => rest);
      const stamp = "2026-02-03T00:00:00.000Z";
      expect(found).toEqual([
        {
          uid: `${confirmed}@${host}`,
          sequence: 0,
          status: "CONFIRMED",
          start: "2031-05-10T08:00:00.000Z",
          end: "2031-05-10T11:30:00.000Z",
          stamp,
        },
        {
          uid: `${cancelled}@${host}`,
          sequence: 1,
          status: "CANCELLED",
          start: "2031-05-24T08:00:00.000Z",
          end: "2031-05-24T11:30:00.000Z",
          stamp,
        },
        {
          uid: `${moved}@${host}`,
          sequence: 2,
          status: "CONFIRMED",
          start: "2031-06-14T23:00:00.000Z",
          end: "2031-06-14T23:59:00.000Z",
          stamp,
        },
      ]);
    });

    test("says the words of the content, and in the title what has become of an event", () => {
      const [first, struck, later] = read(feedOf(language));
      const texts = loadEventsTexts(language);
      const [event] = loadEvents().filter(({ name }) => name === confirmed);
      const words = event?.words[language.code];
      expect(first).toMatchObject({ title: words?.title, place: words?.place });
      for (const line of [words?.text, ...(words?.bring ?? []), texts.zone]) {
        expect(first?.text).toContain(line);
      }
      const title = words?.title ?? "";
      expect(struck?.title).toBe(interpolate(texts.cancelled.title, { title }));
      expect(struck?.text.startsWith(texts.cancelled.text)).toBe(true);
      expect(later?.title).toBe(interpolate(texts.moved.title, { title }));
    });

    test("an event's own file says the same as the feed", () => {
      const feed = read(feedOf(language));
      const files = loadEvents().map((event) =>
        read(eventFile(describeEvent(event, language), language)),
      );
      for (const [event] of files) {
        if (event?.uid !== `${past}@${host}`) expect(feed).toContainEqual(event);
      }
      expect(files.map((found) => found.length)).toEqual([1, 1, 1, 1]);
    });
  });
}

describe.each(languages())("the file in $code", (language) => {
  test("is made of CR LF lines of at most 75 octets", () => {
    const file = feedOf(language);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    const longest = Math.max(...file.split("\r\n").map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(longest).toBeGreaterThan(60);
  });

  test("is the same in every build of the same content", () => {
    expect(feedOf(language, "2031-04-20T10:11:12Z")).toBe(feedOf(language, "2031-05-09T09:00:00Z"));
  });
});

test("a cancelled event goes once it would have been", () => {
  const [main] = languages();
  if (!main) throw new Error("the site has no language");
  const uids = (today: string) => byIcalJs(feedOf(main, today)).map(({ uid }) => uid);
  expect(uids("2031-05-24")).toContain(`${cancelled}@${host}`);
  expect(uids("2031-05-25")).not.toContain(`${cancelled}@${host}`);
});

test("a change that raises the revision keeps the identifier", () => {
  const [main] = languages();
  if (!main) throw new Error("the site has no language");
  const readOne = (changes: EventData) => {
    use({ [confirmed]: eventData(changes) });
    return byIcalJs(eventsFeed(main)).map(({ uid, sequence, status }) => [uid, sequence, status]);
  };
  const uid = `${confirmed}@${host}`;
  expect(readOne({})).toEqual([[uid, 0, "CONFIRMED"]]);
  expect(readOne({ status: "cancelled", revision: 4 })).toEqual([[uid, 4, "CANCELLED"]]);
});

test("examples say so in every calendar", () => {
  vi.stubEnv("CONTENT_DIR", contentWithEvents(events, true).folder);
  vi.stubEnv("SITE_TODAY", "2031-05-01");
  for (const language of languages()) {
    const { example } = loadEventsTexts(language);
    const read = byIcalJs(eventsFeed(language));
    expect(read).toHaveLength(3);
    for (const { title } of read)
      expect(title).toContain(interpolate(example.title, { title: "" }).trim());
    const calendar = new ICAL.Component(ICAL.parse(eventsFeed(language)));
    expect(`${calendar.getFirstPropertyValue("x-wr-calname")}`).toContain(example.mark);
  }
});
