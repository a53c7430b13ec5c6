import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  contentWithEvents,
  type EventData,
  eventData,
} from "../../../tests/support/content-copy.ts";
import { languageOfPath } from "../../lib/content/load-content.server.ts";
import { loadShell } from "../shell/shell.server.ts";
import { eventFile } from "./calendar.server.ts";
import { describeEvents } from "./describe-event.server.ts";
import { EventPage } from "./event-page.tsx";
import { EventsPage } from "./events-page.tsx";

const name = "2031-05-10-raking";

test.each<[EventData, string, string]>([
  [{ from: "22:00", to: "01:30" }, "Saturday 10 May 2031", "22:00 to 1:30 the next day"],
  [{ to: "24:00" }, "Saturday 10 May 2031", "8:00 to midnight"],
  [
    { lastDay: "2031-05-11" },
    "From Saturday 10 May 2031 at 8:00",
    "to Sunday 11 May 2031 at 11:30",
  ],
])("event: says when it ends, with %j", (changes, first, end) => {
  contentWithEvents({ [name]: eventData(changes) });
  const [event] = describeEvents(languageOfPath("/"));
  expect([event?.dayLine, event?.when.hours]).toEqual([first, end]);
  expect(event?.availability).toContain(end);
});

test("event: its page has each line of its text as a paragraph", () => {
  const words = Object(eventData()["words"]);
  const en = { ...words.en, text: "We rake and fill bags.\n\nThen there is tea." };
  contentWithEvents({ [name]: eventData({ words: { ...words, en } }) });
  const shell = loadShell("events", languageOfPath("/"), name);
  const [event] = describeEvents(languageOfPath("/"));
  const page = event && renderToStaticMarkup(createElement(EventPage, { shell, event }));
  expect(page).toMatch(/>We rake and fill bags.<\/p><p[^>]*>Then there is tea.<\/p>/);
});

test.each<[EventData, string]>([
  [{ needed: 12 }, "12 people needed"],
  [{ needed: 1 }, "1 person needed"],
  [{ needed: 0 }, "We have enough people, thank you."],
  [{ kind: "distribution" }, "Volunteers pack here. Nothing is given out here:"],
])("event: with %j its page and its calendar say “%s”", (changes, words) => {
  contentWithEvents({ [name]: eventData(changes) });
  const language = languageOfPath("/");
  const shell = loadShell("events", language);
  for (const event of describeEvents(language)) {
    const page = renderToStaticMarkup(createElement(EventPage, { shell, event }));
    expect(page).toContain(words);
    expect(eventFile(event, language).replaceAll("\r\n ", "").replaceAll("\\", "")).toContain(
      words,
    );
    expect(page.includes("wa.me")).toBe(changes["needed"] !== 0);
  }
  const list = renderToStaticMarkup(createElement(EventsPage, { shell }));
  expect(list.includes(words)).toBe("needed" in changes);
});

test("events: the list stands until its last event ends", () => {
  const long = eventData({ to: "17:00" });
  const short = eventData({ from: "09:00", to: "11:00" });
  contentWithEvents({ "2031-05-10-long": long, "2031-05-10-short": short });
  const shell = loadShell("events", languageOfPath("/"));
  const page = renderToStaticMarkup(createElement(EventsPage, { shell }));
  expect(page).toMatch(/data-since="2031-05-10T17:00:00.000Z" hidden=""><h2/);
});
