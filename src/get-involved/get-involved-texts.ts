import * as v from "valibot";
import { head, text } from "../content/kit.ts";
import { fieldWords } from "../forms/forms-texts.ts";

const role = v.strictObject({
  title: text,
  description: text,
  commitment: text,
  requirements: v.pipe(v.array(text), v.minLength(1, "at least one requirement")),
});
const entry = v.strictObject({ title: text, description: text });

export const getInvolvedSchema = v.strictObject({
  head,
  hero: v.strictObject({ title: text, lead: text, apply: text }),
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
    dialCode: v.strictObject({ label: text }),
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
