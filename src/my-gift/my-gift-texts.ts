import * as v from "valibot";
import { head, template, text } from "../content/kit.ts";

const message = v.strictObject({ title: text, text: text });

export const myGiftSchema = v.strictObject({
  head,
  title: text,
  lead: text,
  examples: v.strictObject({ title: text, text: template("code") }),
  find: v.strictObject({
    form: v.strictObject({ title: text, label: text, hint: text, submit: text, looking: text }),
    found: v.strictObject({ title: text, day: text, amount: text, program: text, ask: text }),
    missing: v.strictObject({ title: text, text: template("since"), ask: text }),
    notCode: text,
    pin: text,
    unreachable: message,
    noCrypto: message,
    whatsApp: text,
    greetings: v.pipe(
      v.strictObject({ found: text, missing: text }),
      v.description("How a message to the charity begins."),
    ),
    programs: v.strictObject({ general: text, food: text, water: text, cleanUp: text }),
    noScript: message,
  }),
  privacy: v.strictObject({
    title: text,
    points: v.strictTuple([message, message, message]),
  }),
  closing: v.strictObject({ title: text, lead: text, contact: text, donate: text }),
  total: v.pipe(
    text,
    v.description("What stands beside the day’s total of gifts in the accounts."),
  ),
});

export type MyGiftTexts = v.InferOutput<typeof myGiftSchema>;
