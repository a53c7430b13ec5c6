import { loadExamples } from "../content/examples.ts";
import { loadTexts } from "../content/load-content.ts";
import { loadSite } from "../content/site.ts";
import type { EventAnswer } from "../get-involved/volunteer-form.ts";
import { homeSchema } from "../home/home-texts.ts";
import { showFullDay, showMonth } from "../i18n/day-words.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { localePaths } from "../layouts/load-page.ts";
import { pathOf } from "../site-map.ts";
import { whatsAppUrl } from "../ui/contact-links.ts";
import { type EventsTexts, eventsSchema } from "./events-texts.ts";
import { buildTime, comingEvents, isOver, loadEvents, type SiteEvent } from "./load-events.ts";

/** An event as it is told in a language; texts hold no marks of direction. */
export type EventView = ReturnType<typeof describeEvent>;

/** The words of the events' pages in a language. */
export const loadEventsTexts = (language: Language): EventsTexts =>
  loadTexts("events.yaml", eventsSchema, language);

/** Makes of an event what its page, the lists and the calendars say of it in a language. */
export function describeEvent(event: SiteEvent, language: Language) {
  const texts = loadEventsTexts(language);
  const { program, kind, name, status, movedFrom, map, revision, changed } = event;
  const words = event.words[language.code];
  if (words === undefined) throw new Error(`${name} has no words in ${language.code}`);
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
  return {
    ...words,
    name,
    title,
    /** The title with what has become of the event: "Cancelled: Clean-up morning". */
    headline: status === "confirmed" ? title : interpolate(texts[status].title, { title }),
    kind: texts.kinds[kind],
    program: program === "all" ? undefined : programName(program, language),
    day,
    date: event.day,
    month: showMonth(event.day, language),
    hours,
    status,
    was: movedFrom && {
      day: showFullDay(movedFrom.day, language),
      from: showHour(movedFrom.from, texts),
    },
    start: event.start,
    end: event.end,
    over: isOver(event, buildTime()),
    map,
    revision,
    changed,
    path,
    file: `${path}.ics`,
    apply: `${pathOf("getInvolved", language)}?event=${name}#apply`,
    whatsApp: whatsAppUrl(invitation, loadSite().phone),
    /** What "I will come" fills into the application. */
    availability: interpolate(texts.come.availability, { day, hours }),
  };
}

/** The events that are still to come when the site is built, as a language tells them. */
export const describeComing = (language: Language): EventView[] =>
  comingEvents().map((event) => describeEvent(event, language));

/** What "I will come" fills into the application, for each event that takes place. */
export const eventAnswers = (language: Language): EventAnswer[] =>
  describeComing(language)
    .filter(({ status }) => status !== "cancelled")
    .map(({ name, title: interest, availability }) => ({ name, interest, availability }));

/** The paths of all events for Astro, in each language; past ones keep theirs, since links live on. */
export const eventPaths = () =>
  localePaths().flatMap(({ params, props }) =>
    loadEvents().map((event) => ({
      params: { ...params, name: event.name },
      props: { ...props, event },
    })),
  );

function showHour(hour: string, { clock }: EventsTexts): string {
  const [hours = "", minutes = ""] = hour.split(":");
  return interpolate(clock, { hour: String(Number(hours)), minutes });
}

function programName(program: "food" | "water" | "cleanUp", language: Language): string {
  return loadTexts("home.yaml", homeSchema, language).programs[program].title;
}
