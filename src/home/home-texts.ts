import * as v from "valibot";
import { described, headSince, template, text, texts } from "../content/kit.ts";

const program = texts("title", "description");
const story = texts("story", "author", "location", "program");

export const homeSchema = v.strictObject({
  head: headSince,
  hero: v.strictObject({
    badge: template("founded"),
    title: text,
    lead: text,
    imageAlt: text,
    donate: text,
    ourWork: text,
  }),
  impact: texts("title", "note"),
  programs: v.strictObject({
    title: text,
    lead: text,
    food: program,
    water: program,
    cleanUp: program,
    more: text,
  }),
  stories: v.strictObject({
    title: text,
    lead: text,
    examples: described(
      text,
      "Shown as long as the letters are not confirmed (“To be confirmed”).",
    ),
    items: v.strictTuple([story, story, story]),
  }),
  mission: texts("title", "statement"),
  closing: texts("title", "lead", "getInvolved", "contact"),
});

export type HomeTexts = v.InferOutput<typeof homeSchema>;
