import { whatsAppUrl } from "../charity/contact-links.ts";
import { pathOf } from "../content/addresses.server.ts";
import { commitTime } from "../content/commit-time.server.ts";
import { loadTexts } from "../content/load-content.server.ts";
import { inLanguage, loadExamples } from "../content/records.server.ts";
import { loadSite } from "../content/site.server.ts";
import { beginLine, showFullDay, showHour, showMonth } from "../i18n/day-words.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { organizationId, type Thing } from "../layouts/structured-data.server.ts";
import { loadEvents, momentOf, type SiteEvent } from "./load-events.server.ts";

export type EventView = ReturnType<typeof describeEvent>;

export function describeEvent(event: SiteEvent, language: Language) {
  const texts = loadTexts("events", language);
  const { program, kind, name, status, movedFrom } = event;
  const { phone, whatsapp = phone } = loadSite();
  const words = inLanguage(event.words, language);
  const title = loadExamples()
    ? interpolate(texts.example.title, { title: words.title })
    : words.title;
  const day = showFullDay(event.day, language);
  const hours = interpolate(texts.hours, {
    from: showHour(event.from, texts),
    to: showHour(event.to, texts),
  });
  const invitation = interpolate(texts.come.message, { title, day, hours });
  const path = pathOf("events", language, name);
  const over = event.end <= commitTime();
  const { programs } = loadTexts("home", language);
  return {
    ...event,
    ...words,
    title,
    headline: status === "confirmed" ? title : interpolate(texts[status].title, { title }),
    kind: texts.kinds[kind],
    program: program === "all" ? undefined : programs[program].title,
    day,
    dayLine: beginLine(day, language),
    date: event.day,
    month: beginLine(showMonth(event.day, language, "name"), language),
    hours,
    was: movedFrom && {
      day: showFullDay(movedFrom.day, language),
      from: showHour(movedFrom.from, texts),
    },
    over,
    /** Nobody is invited to an example. */
    open: !over && status !== "cancelled" && !loadExamples(),
    path,
    file: `${path}.ics`,
    apply: `${pathOf("getInvolved", language)}?event=${name}#apply`,
    whatsAppUrl: whatsAppUrl(invitation, whatsapp),
    availability: interpolate(texts.come.availability, { day, hours }),
  };
}

export const describeEvents = (language: Language): EventView[] =>
  loadEvents().map((event) => describeEvent(event, language));

export const describeComing = (language: Language): EventView[] =>
  describeEvents(language).filter(({ over }) => !over);

export type EventAnswer = ReturnType<typeof eventAnswers>[number];

/** Includes cancelled events, because a visitor may follow an older link. */
export const eventAnswers = (language: Language) =>
  describeComing(language).map(({ name, title, availability, end, status }) => ({
    name,
    interest: title,
    availability,
    end: end.toISOString(),
    cancelled: status === "cancelled",
  }));

const statusOf = {
  confirmed: "https://schema.org/EventScheduled",
  moved: "https://schema.org/EventRescheduled",
  cancelled: "https://schema.org/EventCancelled",
} as const;

/** Data for shared links and search engines (Google, "Event structured data"). */
export function eventHead(event: EventView, language: Language) {
  const { headline, kind, day, hours, place } = event;
  return {
    title: `${headline} – ${loadTexts("ui", language).name}`,
    description: interpolate(loadTexts("events", language).summary, {
      title: kind,
      day,
      hours,
      place,
    }),
    things: [eventThing(event, language)],
  };
}

function eventThing(event: EventView, language: Language): Thing {
  const { address } = loadSite();
  const { movedFrom, status } = event;
  const ui = loadTexts("ui", language);
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

/** Nouakchott's offset is +00:00 all year. */
const inNouakchott = (moment: Date): string => moment.toISOString().replace(".000Z", "+00:00");
