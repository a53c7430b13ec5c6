import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { contentWithEvents, type EventData, eventData } from "../../tests/support/content-copy.ts";
import { languages, loadTexts } from "../content/load-content.server.ts";
import { pageHead } from "../layouts/page-head.server.ts";
import { loadShell } from "../shell/shell.server.ts";
import { describeEvents, eventHead } from "./describe-event.server.ts";
import { EventsPage, NextEvents } from "./events-page.tsx";

const name = "2031-05-10-raking";
const address = "https://www.tent-of-neighbours.mr";

function told(changes: EventData) {
  contentWithEvents({ [name]: eventData(changes) });
  vi.stubEnv("SOURCE_DATE_EPOCH", `${Date.parse("2031-05-01") / 1000}`);
  return languages().flatMap((language) =>
    describeEvents(language).map((event) => {
      const own = eventHead(event, language);
      const head = pageHead(loadShell("events", language, name), own);
      return { language, thing: own.things[0], head, words: event.words[language.code] };
    }),
  );
}

test("structured data: has the hours and the place of an event in its language", () => {
  const all = told({});
  expect(all).toHaveLength(languages().length);
  for (const { language, thing, head, words } of all) {
    expect(thing).toMatchObject({
      "@type": "Event",
      name: words?.title,
      inLanguage: language.code,
      startDate: "2031-05-10T08:00:00+00:00",
      endDate: "2031-05-10T11:30:00+00:00",
      eventStatus: "https://schema.org/EventScheduled",
      location: { "@type": "Place", name: words?.place },
      organizer: { "@id": `${address}/#charity` },
      url: `${address}${language.prefix}/events/${name}`,
    });
    expect(thing).not.toHaveProperty("previousStartDate");
    expect(head.about).toContain('"@type":"Event"');
  }
});

test("structured data: says that an event is moved or cancelled", () => {
  const movedFrom = { day: "2031-05-10", from: "07:15" };
  const [moved] = told({ status: "moved", day: "2031-06-07", movedFrom, revision: 1 });
  expect(moved?.thing).toMatchObject({
    eventStatus: "https://schema.org/EventRescheduled",
    previousStartDate: "2031-05-10T07:15:00+00:00",
    startDate: "2031-06-07T08:00:00+00:00",
  });
  const [cancelled] = told({ status: "cancelled", revision: 1 });
  expect(cancelled?.thing).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
});

test("share card: has a picture, the day and the place of an event", () => {
  for (const { head, words, language } of told({})) {
    const shared = new Map(
      head.shared.map((tag) => ["property" in tag ? tag.property : tag.name, tag.content]),
    );
    expect(shared.get("og:title")).toContain(words?.title);
    expect(shared.get("og:description")).toContain(words?.place);
    expect(shared.get("og:description")).toContain("2031");
    expect(shared.get("og:image")).toBe(`${address}/share/home-${language.code}.png`);
  }
});

test("events: no date is shown when the last one is over", () => {
  const [language] = languages();
  const shell = loadShell("events", language);
  contentWithEvents({ [name]: eventData() });
  vi.stubEnv("SOURCE_DATE_EPOCH", `${Date.parse("2031-05-11") / 1000}`);
  const page = renderToStaticMarkup(createElement(EventsPage, { shell }));
  expect(page).toContain(loadTexts("events", language).none.text);
  expect(page).not.toContain("data-until");
  expect(renderToStaticMarkup(createElement(NextEvents, { shell }))).toBe("");
});
