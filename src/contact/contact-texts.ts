import * as v from "valibot";
import { head, template, text } from "../content/kit.ts";
import { fieldWords } from "../forms/forms-texts.ts";

export const contactSchema = v.strictObject({
  head,
  hero: v.strictObject({ title: text, lead: text }),
  details: v.strictObject({
    title: text,
    location: v.strictObject({ label: text, value: text }),
    phone: v.strictObject({ label: text }),
    whatsapp: v.strictObject({ label: text, value: text }),
    email: v.strictObject({ label: text }),
    reply: text,
    questions: text,
  }),
  form: v.strictObject({
    title: text,
    lead: text,
    name: fieldWords,
    email: fieldWords,
    subject: fieldWords,
    message: fieldWords,
    submit: text,
    submitting: text,
    genericSubject: template("name"),
  }),
});

export type ContactTexts = v.InferOutput<typeof contactSchema>;
