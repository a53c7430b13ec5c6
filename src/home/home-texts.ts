import * as v from "valibot";
import { headSince, template, text } from "../content/kit.ts";

const program = v.strictObject({ title: text, description: text });
const story = v.strictObject({ story: text, author: text, location: text, program: text });

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
  impact: v.strictObject({ title: text, note: text }),
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
    examples: v.pipe(
      text,
      v.description("Shown as long as the letters are not confirmed (“To be confirmed”)."),
    ),
    items: v.strictTuple([story, story, story]),
  }),
  mission: v.strictObject({ title: text, statement: text }),
  closing: v.strictObject({ title: text, lead: text, getInvolved: text, contact: text }),
});

export type HomeTexts = v.InferOutput<typeof homeSchema>;
