import * as v from "valibot";
import { head, template, text, texts } from "../content/kit.ts";

const section = texts("title", "text");

export const privacySchema = v.strictObject({
  head,
  title: text,
  lead: text,
  sections: v.strictObject({
    sent: section,
    receivers: section,
    stays: section,
    outbox: section,
    tracking: section,
    rates: section,
    rights: v.strictObject({ title: text, text: template("email") }),
  }),
});

export type PrivacyTexts = v.InferOutput<typeof privacySchema>;
