import * as v from "valibot";
import { described, headSince, template, text, texts } from "../content/kit.ts";

const entry = texts("title", "description");
/** Without a name the card shows the role alone. */
const person = v.strictObject({ name: v.exactOptional(text), role: text, description: text });

export const aboutSchema = v.strictObject({
  head: headSince,
  hero: v.strictObject({ title: text, lead: template("founded") }),
  mission: entry,
  vision: entry,
  values: v.strictObject({
    title: text,
    compassion: entry,
    community: entry,
    impact: entry,
    integrity: entry,
  }),
  founders: v.strictObject({ title: text, lead: text, people: v.strictTuple([person, person]) }),
  leadership: v.strictObject({
    title: text,
    lead: text,
    people: v.strictTuple([person, person, person]),
  }),
  transparency: v.strictObject({
    title: text,
    lead: text,
    commitments: v.strictTuple([entry, entry, entry, entry]),
  }),
  registration: described(
    texts("title", "name", "number", "date", "authority"),
    "Shown once “The charity” has the registration.",
  ),
  closing: texts("title", "lead", "contact", "getInvolved", "ourWork"),
});

export type AboutTexts = v.InferOutput<typeof aboutSchema>;
