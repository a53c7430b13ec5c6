import * as v from "valibot";
import { head, template, text } from "../content/kit.ts";

const answer = v.strictObject({ question: text, yes: text, no: text });

export const outboxSchema = v.strictObject({
  head,
  title: text,
  lead: text,
  /** While the browser is asked what it has kept, when it has nothing, and when it does not say. */
  looking: text,
  empty: text,
  unreadable: text,
  forms: v.strictObject({ contact: text, volunteer: text }),
  states: v.strictObject({
    waiting: text,
    paused: template("time"),
    sending: text,
    timeout: text,
    interrupted: text,
    late: text,
    whatsapp: text,
    changing: text,
    blocked: text,
    misconfigured: text,
    unavailable: text,
    sent: template("time"),
    deleted: template("time"),
  }),
  written: text,
  number: text,
  deletes: template("time"),
  actions: v.strictObject({ send: text, change: text, whatsapp: text, remove: text }),
  removing: answer,
  replacing: answer,
  problems: v.pipe(
    v.strictObject({ offline: text, busy: text, noDraft: text, storage: text }),
    v.description("What stops the visitor’s own action."),
  ),
  noScript: v.strictObject({ title: text, text: text }),
});

export type OutboxTexts = v.InferOutput<typeof outboxSchema>;
