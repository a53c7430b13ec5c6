import * as v from "valibot";
import { head, template, text, texts } from "../content/kit.ts";
import { fieldWords } from "../forms/forms-texts.ts";

export const contactSchema = v.strictObject({
  head,
  hero: texts("title", "lead"),
  details: v.strictObject({
    title: text,
    location: texts("label", "value"),
    phone: texts("label"),
    whatsapp: texts("label", "value"),
    email: texts("label"),
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
