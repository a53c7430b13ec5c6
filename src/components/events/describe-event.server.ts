import type { HeadWords } from "../../layouts/page-head.server.ts";
import { pathOf } from "../../lib/addresses/addresses.server.ts";
import { loadTexts } from "../../lib/content/load-content.server.ts";
import { inLanguage, labelExample, loadExamples } from "../../lib/content/records.server.ts";
import { loadSite } from "../../lib/content/site.server.ts";
import { beginLine, showFullDay, showHour, showMonth } from "../../lib/i18n/day-words.ts";
import { choosePlural, interpolate } from "../../lib/i18n/interpolate.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { whatsAppUrl } from "../charity/contact-links.ts";
import { buildTime } from "../shell/build-time.server.ts";
import { loadEvents, type SiteEvent } from "./load-events.server.ts";

export type EventView = ReturnType<typeof describeEvent>;

export function describeEvent(event: SiteEvent, language: Language) {
  const texts = loadTexts("events", language);
  const { program, kind, name, status, movedFrom } = event;
  const { phone, whatsapp = phone } = loadSite();
  const words = inLanguage(event.words, language);
  const title = labelExample(words.title, language);
  const when = whenOf(event, language);
  const invitation = interpolate(texts.come.message, { title, ...when });
  const path = pathOf("events", language, name);
  const isOver = event.end <= buildTime();
  const isOn = !isOver && status !== "cancelled" && !loadExamples();
  const { programs } = loadTexts("home", language);
  return {
    ...event,
    ...words,
    title,
    headline: status === "confirmed" ? title : interpolate(texts[status].title, { title }),
    programName: program === "all" ? undefined : programs[program].title,
    when,
    dayLine: beginLine(when.day, language),
    month: showMonth(event.day, language, "name"),
    /** When the event was to be before it was moved. */
    announced: movedFrom && {
      day: showFullDay(movedFrom.day, language),
      from: showHour(movedFrom.from, texts),
    },
    isOver,
    /** Nobody saves an example. */
    isOn,
    isOpen: isOn && event.needed !== 0,
    neededWords: isOver || status === "cancelled" ? undefined : neededWords(event, language),
    /** Families must not learn from the site where to wait. */
    packing: kind === "distribution" ? texts.packing : undefined,
    path,
    file: `${path}.ics`,
    apply: `${pathOf("getInvolved", language)}?event=${name}#apply`,
    whatsAppUrl: whatsAppUrl(invitation, whatsapp),
    availability: interpolate(texts.come.availability, when),
  };
}

/** The day and the hours, or for several days the first and the last. */
function whenOf({ day, lastDay, from, to }: SiteEvent, language: Language) {
  const { days, nextDay, hours, midnight, ...clock } = loadTexts("events", language);
  const first = showFullDay(day, language);
  const start = showHour(from, clock);
  const end = to === "24:00" ? midnight : showHour(to, clock);
  if (lastDay === undefined) {
    const words = to < from ? nextDay : hours;
    return { day: first, hours: interpolate(words, { from: start, to: end }) };
  }
  const last = showFullDay(lastDay, language);
  return {
    day: interpolate(days.first, { day: first, from: start }),
    hours: interpolate(days.last, { day: last, to: end }),
  };
}

function neededWords({ needed: count }: SiteEvent, language: Language): string | undefined {
  const { needed, enough } = loadTexts("events", language);
  if (count === undefined) return undefined;
  if (count === 0) return enough;
  return interpolate(choosePlural(needed, count, language.locale), { count: String(count) });
}

/** Without data for search engines, since those would announce where and when something is given out. */
export function eventHead(event: EventView, language: Language): HeadWords {
  const { headline, kind, when, place } = event;
  const { summary, kinds } = loadTexts("events", language);
  return {
    title: `${headline} – ${loadTexts("ui", language).name}`,
    description: interpolate(summary, { title: kinds[kind], ...when, place }),
  };
}

export const describeEvents = (language: Language): EventView[] =>
  loadEvents().map((event) => describeEvent(event, language));

export const describeComing = (language: Language): EventView[] =>
  describeEvents(language).filter(({ isOver }) => !isOver);

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
