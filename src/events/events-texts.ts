import * as v from "valibot";
import { head, template, text } from "../content/kit.ts";

export const eventsSchema = v.strictObject({
  head,
  title: text,
  lead: text,
  /** Shown with every event while `content/accounts.yaml` says `examples: true`. */
  example: v.strictObject({ mark: text, text, title: template("title") }),
  /** In place of the list. */
  none: v.strictObject({ title: text, text }),
  /** On Get Involved. */
  section: v.strictObject({ title: text, lead: text, all: text }),
  kinds: v.strictObject({ cleanUp: text, distribution: text, meeting: text }),
  /** How an hour and a span of hours are written. */
  clock: template("hour", "minutes"),
  hours: template("from", "to"),
  /** Whose hours these are. */
  zone: text,
  labels: v.strictObject({ when: text, where: text, program: text, bring: text }),
  map: text,
  moved: v.strictObject({ mark: text, title: template("title"), text: template("day", "from") }),
  cancelled: v.strictObject({ mark: text, title: template("title"), text }),
  over: v.strictObject({ mark: text, text }),
  come: v.strictObject({
    title: text,
    apply: text,
    applied: text,
    /** The WhatsApp text of somebody who is coming. */
    message: template("title", "day", "hours"),
    /** What is filled into the application's field. */
    availability: template("day", "hours"),
  }),
  calendar: v.strictObject({
    title: text,
    text,
    subscribe: text,
    byHand: text,
    save: text,
    name: template("name"),
  }),
  summary: template("title", "day", "hours", "place"),
  details: template("title"),
  all: text,
});

export type EventsTexts = v.InferOutput<typeof eventsSchema>;
