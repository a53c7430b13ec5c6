import * as v from "valibot";
import { head, template, text, texts } from "../content/kit.ts";

/** The words of the events' pages, of their lists elsewhere and of the calendars: they are checked once. */
export const eventsSchema = v.cache(
  v.strictObject({
    head,
    title: text,
    lead: text,
    example: v.pipe(
      v.strictObject({ mark: text, text, title: template("title") }),
      v.description("Shown with every event as long as the events are made up (“Whose records”)."),
    ),
    none: v.pipe(
      v.strictObject({ title: text, text }),
      v.description("In place of the list when there is no date to come."),
    ),
    section: v.pipe(texts("title", "lead", "all"), v.description("On Get Involved.")),
    kinds: texts("cleanUp", "distribution", "meeting"),
    clock: v.pipe(template("hour", "minutes"), v.description("How an hour is written.")),
    hours: v.pipe(template("from", "to"), v.description("How a span of hours is written.")),
    zone: v.pipe(text, v.description("Whose hours these are.")),
    labels: texts("when", "where", "program", "bring"),
    map: text,
    moved: v.strictObject({ mark: text, title: template("title"), text: template("day", "from") }),
    cancelled: v.strictObject({ mark: text, title: template("title"), text }),
    over: v.strictObject({ mark: text, text }),
    come: v.strictObject({
      title: text,
      apply: text,
      applied: text,
      message: v.pipe(
        template("title", "day", "hours"),
        v.description("The WhatsApp text of somebody who is coming."),
      ),
      availability: v.pipe(
        template("day", "hours"),
        v.description("What is filled into the application’s field."),
      ),
    }),
    calendar: v.strictObject({
      title: text,
      text,
      subscribe: text,
      byHand: text,
      save: text,
      name: template("name"),
    }),
    summary: v.pipe(
      template("title", "day", "hours", "place"),
      v.description("What search engines and shared links show below the title."),
    ),
    details: v.pipe(
      template("title"),
      v.description("The link to an event’s page, for readers who hear links one by one."),
    ),
    all: text,
  }),
);

export type EventsTexts = v.InferOutput<typeof eventsSchema>;
