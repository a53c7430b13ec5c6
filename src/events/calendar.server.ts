import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { pathOf } from "../content/addresses.server.ts";
import { loadTexts } from "../content/load-content.server.ts";
import { loadExamples } from "../content/records.server.ts";
import { loadSite } from "../content/site.server.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { describeComing, type EventView, loadEventsTexts } from "./describe-event.server.ts";

/** Seconds until a phone should ask again: a cancelled morning is known by noon. */
const askAgain = 6 * 60 * 60;

export const calendarPath = (language: Pick<Language, "prefix">): string =>
  `${pathOf("events", language)}.ics`;

/** RFC 5545; cancelled events too, so that a phone strikes them out. */
export function eventsFeed(language: Language): string {
  const { name } = loadTexts("ui", language);
  const { calendar, example } = loadEventsTexts(language);
  const title = interpolate(calendar.name, { name });
  return calendarOf(describeComing(language), language, {
    name: loadExamples() ? interpolate(example.title, { title }) : title,
    url: loadSite().address + pathOf("events", language),
    ttl: askAgain,
  });
}

/** With the feed's identifier and SEQUENCE: whichever is read later changes what the phone has. */
export const eventFile = (event: EventView, language: Language): string =>
  calendarOf([event], language, {});

function calendarOf(
  events: readonly EventView[],
  language: Language,
  about: { name?: string; url?: string; ttl?: number },
): string {
  const calendar = ical({
    prodId: { company: "khayma-relief", product: "events", language: language.code.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ...about,
  });
  for (const event of events) calendar.createEvent(calendarEvent(event, language));
  // Ends like the text file that it is (RFC 5545, 3.1); the library leaves the last line open.
  return `${calendar.toString().trimEnd()}\r\n`;
}

function calendarEvent(event: EventView, language: Language) {
  const { address } = loadSite();
  const { CANCELLED, CONFIRMED } = ICalEventStatus;
  const changed = new Date(`${event.changed}T00:00:00Z`);
  return {
    id: `${event.name}@${new URL(address).hostname}`,
    sequence: event.revision,
    status: event.status === "cancelled" ? CANCELLED : CONFIRMED,
    stamp: changed,
    lastModified: changed,
    start: event.start,
    end: event.end,
    // Phones that know no STATUS show the title.
    summary: event.headline,
    location: event.place,
    description: descriptionOf(event, language),
    url: address + event.path,
  };
}

function descriptionOf(event: EventView, language: Language): string {
  const texts = loadEventsTexts(language);
  const news = {
    confirmed: undefined,
    moved: event.was && interpolate(texts.moved.text, event.was),
    cancelled: texts.cancelled.text,
  }[event.status];
  const bring =
    event.bring.length > 0 ? [texts.labels.bring, ...event.bring].join("\n- ") : undefined;
  return [news, event.text, bring, texts.zone].filter((text) => text !== undefined).join("\n\n");
}
