import * as v from "valibot";
import { described, headSince, plural, template, text, texts } from "../content/kit.ts";

const program = v.strictObject({
  title: text,
  description: text,
  details: v.pipe(v.array(text), v.minLength(2, "at least two details")),
  imageAlt: text,
});
const milestone = texts("year", "title", "description");

export const ourWorkSchema = v.strictObject({
  head: headSince,
  hero: texts("title", "lead"),
  counted: described(
    v.strictObject({
      atLeast: described(template("value"), "In place of a plus sign."),
      families: plural("count"),
      meals: plural("count"),
      tons: plural("count"),
    }),
    "Figures in the sentences of this page, with their nouns.",
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
  closing: texts("title", "lead", "donate", "getInvolved"),
});

export type OurWorkTexts = v.InferOutput<typeof ourWorkSchema>;
