import * as v from "valibot";
import { head, template, text, texts } from "../content/kit.ts";

export const plainSections = ["sent", "receivers", "stays", "outbox", "tracking", "rates"] as const;

export const privacySchema = v.strictObject({
  head,
  title: text,
  lead: text,
  sections: v.strictObject({
    ...v.entriesFromList(plainSections, texts("title", "text")),
    rights: v.strictObject({ title: text, text: template("email") }),
  }),
});

export type PrivacyTexts = v.InferOutput<typeof privacySchema>;
