import * as v from "valibot";
import { head, template, text, texts } from "../content/kit.ts";

const message = texts("title", "text");

export const myGiftSchema = v.strictObject({
  head,
  title: text,
  lead: text,
  examples: v.strictObject({ title: text, text: template("code") }),
  find: v.strictObject({
    form: texts("title", "label", "hint", "submit", "looking"),
    found: texts("title", "day", "amount", "program", "ask"),
    missing: v.strictObject({ title: text, text: template("since"), ask: text }),
    notCode: text,
    pin: text,
    unreachable: message,
    noCrypto: message,
    whatsapp: text,
    greetings: v.pipe(
      texts("found", "missing"),
      v.description("How a message to the charity begins."),
    ),
    programs: texts("general", "food", "water", "cleanUp"),
    noScript: message,
  }),
  privacy: v.strictObject({
    title: text,
    points: v.strictTuple([message, message, message]),
  }),
  closing: texts("title", "lead", "contact", "donate"),
  total: v.pipe(
    text,
    v.description("What stands beside the day’s total of gifts in the accounts."),
  ),
});

export type MyGiftTexts = v.InferOutput<typeof myGiftSchema>;
