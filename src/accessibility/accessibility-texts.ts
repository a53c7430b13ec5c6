import * as v from "valibot";
import { head, plural, template, text, texts } from "../content/kit.ts";
import { testIds } from "./accessibility-tests.ts";

/** The words of the statement: `content/<language>/accessibility.yaml`. */
export const accessibilitySchema = v.strictObject({
  head,
  title: text,
  lead: text,
  standard: v.strictObject({ title: text, text: template("standard", "level") }),
  tests: v.strictObject({
    title: text,
    lead: text,
    line: template("tool", "date"),
    ...v.entriesFromList(testIds, texts("title", "text")),
  }),
  limits: v.strictObject({
    title: text,
    items: v.pipe(v.array(text), v.nonEmpty("at least one entry")),
  }),
  report: v.strictObject({
    title: text,
    text: template("email", "contact"),
    answer: plural("count"),
    unconfirmed: text,
  }),
  written: template("date"),
});

export type AccessibilityTexts = v.InferOutput<typeof accessibilitySchema>;
