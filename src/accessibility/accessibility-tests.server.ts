import * as v from "valibot";
import { readContent } from "../content/read-yaml.server.ts";
import { described, pastDay, text } from "../content/schema-helpers.server.ts";

export const testIds = ["axe", "ibm", "keyboard", "zoom", "reader", "forcedColours"] as const;

export const testsSchema = v.strictObject({
  standard: text,
  level: v.picklist(["A", "AA", "AAA"]),
  written: described(pastDay, "When the statement was written."),
  tests: described(
    v.strictObject(v.entriesFromList(testIds, v.strictObject({ tool: text, on: pastDay }))),
    "Put in what was really done, with what and when; test again once a year.",
  ),
  answerHours: described(
    v.pipe(v.number(), v.integer(), v.minValue(1)),
    "Within how many hours somebody answers who reports a barrier. Settle it under “To be confirmed” too.",
  ),
});

export type AccessibilityTests = v.InferOutput<typeof testsSchema>;

export const loadAccessibilityTests = () => readContent("accessibility-tests.yaml", testsSchema);
