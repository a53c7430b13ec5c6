import * as v from "valibot";
import { head, text, texts } from "../content/kit.ts";
import { fieldWords } from "../forms/forms-texts.ts";

const role = v.strictObject({
  title: text,
  description: text,
  commitment: text,
  requirements: v.pipe(v.array(text), v.minLength(1, "at least one requirement")),
});
const entry = texts("title", "description");

export const getInvolvedSchema = v.strictObject({
  head,
  hero: texts("title", "lead", "apply"),
  roles: v.strictObject({
    title: text,
    lead: text,
    commitmentLabel: text,
    requirementsLabel: text,
    outreach: role,
    food: role,
    admin: role,
    awareness: role,
  }),
  form: v.strictObject({
    title: text,
    lead: text,
    name: fieldWords,
    email: fieldWords,
    dialCode: texts("label"),
    phone: fieldWords,
    repeatedDialCode: text,
    interest: fieldWords,
    availability: fieldWords,
    message: fieldWords,
    submit: text,
    submitting: text,
  }),
  partners: v.strictObject({
    title: text,
    lead: text,
    types: v.strictTuple([entry, entry, entry]),
    contact: text,
  }),
});

export type GetInvolvedTexts = v.InferOutput<typeof getInvolvedSchema>;
