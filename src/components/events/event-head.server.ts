import type { HeadWords } from "../../layouts/page-head.server.ts";
import { addressThing, charityThing, type Thing } from "../../layouts/structured-data.server.ts";
import { pathOf } from "../../lib/addresses/addresses.server.ts";
import { loadTexts } from "../../lib/content/load-content.server.ts";
import { loadSite } from "../../lib/content/site.server.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import type { EventView } from "./describe-event.server.ts";
import { momentOf } from "./load-events.server.ts";

const statusOf = {
  confirmed: "https://schema.org/EventScheduled",
  moved: "https://schema.org/EventRescheduled",
  cancelled: "https://schema.org/EventCancelled",
} as const;

/** What shared links and search engines show (Google, "Event structured data"). */
export function eventHead(event: EventView, language: Language): HeadWords {
  const { headline, kindName, when, place } = event;
  const { summary } = loadTexts("events", language);
  return {
    title: `${headline} – ${loadTexts("ui", language).name}`,
    description: interpolate(summary, { title: kindName, ...when, place }),
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
      address: { ...addressThing(ui), streetAddress: event.place },
    },
    organizer: { ...charityThing(ui), url: address + pathOf("home", language) },
  };
}

/** Nouakchott has UTC all year. Google wants the offset as numbers. */
const inNouakchott = (moment: Date): string => moment.toISOString().replace(".000Z", "+00:00");
