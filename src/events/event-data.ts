import type { Event } from "schema-dts";
import { loadTexts } from "../content/load-content.ts";
import { loadSite } from "../content/site.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { type PageHead, pageHead } from "../layouts/page-head.ts";
import { organizationId } from "../layouts/structured-data.ts";
import { uiSchema } from "../layouts/ui-texts.ts";
import { pathOf } from "../site-map.ts";
import { type EventView, loadEventsTexts } from "./describe-event.ts";
import { momentOf, type SiteEvent } from "./load-events.ts";

/** The head of an event's page: what is shown where its link is shared says the day and the place. */
export function eventHead(event: EventView, language: Language): PageHead {
  const { name } = loadTexts("ui.yaml", uiSchema, language);
  const { headline, day, hours, place } = event;
  const values = { title: event.kind, day, hours, place };
  return pageHead(
    "events",
    language,
    {
      title: `${headline} – ${name}`,
      description: interpolate(loadEventsTexts(language).summary, values),
    },
    { name: event.name },
  );
}

const statusOf = {
  confirmed: "https://schema.org/EventScheduled",
  moved: "https://schema.org/EventRescheduled",
  cancelled: "https://schema.org/EventCancelled",
} as const;

/**
 * An event for search engines (schema.org `Event`, Google's "Event structured data"): with its hours in
 * Nouakchott's time, and when it was to be before it was moved.
 */
export function eventThing(
  { movedFrom, status }: Pick<SiteEvent, "movedFrom" | "status">,
  event: EventView,
  language: Language,
): Exclude<Event, string> {
  const { address } = loadSite();
  const ui = loadTexts("ui.yaml", uiSchema, language);
  return {
    "@type": "Event",
    "@id": `${address}${event.path}#event`,
    name: event.title,
    description: event.text,
    url: address + event.path,
    inLanguage: language.code,
    startDate: inNouakchott(event.start),
    endDate: inNouakchott(event.end),
    eventStatus: statusOf[status],
    ...(movedFrom && { previousStartDate: inNouakchott(momentOf(movedFrom.day, movedFrom.from)) }),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: event.place,
      address: {
        "@type": "PostalAddress",
        streetAddress: event.place,
        addressLocality: ui.place.city,
        addressCountry: "MR",
      },
    },
    organizer: {
      "@type": "NGO",
      "@id": organizationId(),
      name: ui.name,
      url: address + pathOf("home", language),
    },
  };
}

/** With the offset that Nouakchott has all year: `2027-04-10T08:00:00+00:00`. */
const inNouakchott = (moment: Date): string => moment.toISOString().replace(".000Z", "+00:00");
