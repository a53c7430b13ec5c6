import * as v from "valibot";
import { headSince, plural, template, text } from "../content/kit.ts";

const program = v.strictObject({
  title: text,
  description: text,
  details: v.pipe(v.array(text), v.minLength(2, "at least two details")),
  imageAlt: text,
});
const milestone = v.strictObject({ year: text, title: text, description: text });

export const ourWorkSchema = v.strictObject({
  head: headSince,
  hero: v.strictObject({ title: text, lead: text }),
  counted: v.pipe(
    v.strictObject({
      atLeast: v.pipe(template("value"), v.description("In place of a plus sign.")),
      families: plural("count"),
      meals: plural("count"),
      tons: plural("count"),
    }),
    v.description("Figures in the sentences of this page, with their nouns."),
  ),
  programs: v.strictObject({
    title: text,
    impactLabel: text,
    food: v.strictObject({
      ...program.entries,
      impact: template("weeklyFamilies", "mealsYear", "meals"),
    }),
    water: v.strictObject({ ...program.entries, impact: template("water") }),
    cleanUp: v.strictObject({ ...program.entries, impact: template("wasteYear", "waste") }),
  }),
  timeline: v.strictObject({
    title: text,
    lead: text,
    impactLabel: text,
    y2018: v.strictObject({ ...milestone.entries, impact: text }),
    y2019: v.strictObject({ ...milestone.entries, impact: template("firstFamilies") }),
    y2020: v.strictObject({ ...milestone.entries, impact: text }),
    y2021: v.strictObject({ ...milestone.entries, impact: template("water") }),
    y2022: v.strictObject({ ...milestone.entries, impact: template("weeklyFamilies") }),
    y2023: v.strictObject({ ...milestone.entries, impact: template("meals", "waste") }),
    future: v.strictObject({ ...milestone.entries, impact: text }),
  }),
  closing: v.strictObject({ title: text, lead: text, donate: text, getInvolved: text }),
});

export type OurWorkTexts = v.InferOutput<typeof ourWorkSchema>;
