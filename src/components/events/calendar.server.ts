import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { pathOf } from "../../lib/addresses/addresses.server.ts";
import { loadTexts } from "../../lib/content/load-content.server.ts";
import { labelExample, loadExamples } from "../../lib/content/records.server.ts";
import { loadSite } from "../../lib/content/site.server.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { describeComing, type EventView } from "./describe-event.server.ts";

/** In seconds. A phone should fetch the calendar so often that it knows a morning's change by noon. */
const renewedEvery = 6 * 60 * 60;

export const calendarPath = (language: Pick<Language, "prefix">): string =>
  `${pathOf("events", language)}.ics`;

/** A calendar (RFC 5545) with cancelled events too, so that a phone marks them. */
export function eventsFeed(language: Language): string {
  const { calendar } = loadTexts("events", language);
  return calendarOf(describeComing(language), language, {
    name: labelExample(calendar.name, language),
    url: loadSite().address + pathOf("events", language),
    ttl: renewedEvery,
  });
}

/** The event has the identifier and SEQUENCE of the feed, so that a newer version replaces an older one. */
export const eventFile = (event: EventView, language: Language): string =>
  calendarOf([event], language, {});

/** Stands where no event does, because a calendar needs a component (RFC 5545, 3.6). */
const zone = {
  name: "Africa/Nouakchott",
  generator: (name: string) => `BEGIN:VTIMEZONE
TZID:${name}
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0000
END:STANDARD
END:VTIMEZONE`,
};

function calendarOf(
  events: readonly EventView[],
  language: Language,
  about: { name?: string; url?: string; ttl?: number },
): string {
  const calendar = ical({
    prodId: { company: "khayma-relief", product: "events", language: language.code.toUpperCase() },
    ...(events.length > 0 ? { method: ICalCalendarMethod.PUBLISH } : { timezone: zone }),
    ...about,
  });
  for (const event of events) calendar.createEvent(calendarEvent(event, language));
  // A calendar must end with a line end (RFC 5545, 3.1), which the library leaves out.
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
    // The title says it too, because some phones ignore STATUS.
    summary: event.headline,
    location: event.place,
    description: descriptionOf(event, language),
    url: address + event.path,
  };
}

function descriptionOf(event: EventView, language: Language): string {
  const texts = loadTexts("events", language);
  const news = {
    confirmed: undefined,
    moved: event.announced && interpolate(texts.moved.text, event.announced),
    cancelled: texts.cancelled.text,
  }[event.status];
  const bring =
    event.bring.length > 0 ? [texts.labels.bring, ...event.bring].join("\n- ") : undefined;
  const example = loadExamples() ? texts.example.text : undefined;
  return [example, news, event.text, event.packing, event.neededWords, bring, texts.zone]
    .filter((text) => text !== undefined)
    .join("\n\n");
}
