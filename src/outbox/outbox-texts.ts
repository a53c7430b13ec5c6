import * as v from "valibot";
import { head, template, text, texts } from "../content/kit.ts";

const answer = texts("question", "yes", "no");

export const outboxSchema = v.strictObject({
  head,
  title: text,
  lead: text,
  /** While the browser is asked what it has kept, when it has nothing, and when it does not say. */
  looking: text,
  empty: text,
  unreadable: text,
  forms: texts("contact", "volunteer"),
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
  actions: texts("send", "change", "whatsapp", "remove"),
  removing: answer,
  replacing: answer,
  problems: v.pipe(
    texts("offline", "busy", "noDraft", "storage"),
    v.description("What stops the visitor’s own action."),
  ),
  noScript: texts("title", "text"),
});

export type OutboxTexts = v.InferOutput<typeof outboxSchema>;
