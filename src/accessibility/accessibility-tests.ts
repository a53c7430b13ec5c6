import * as v from "valibot";
import { pastDay, text } from "../content/kit.ts";
import { readContent } from "../content/load-content.ts";

/** The checks that the statement speaks of, in its order. */
export const testIds = ["axe", "ibm", "keyboard", "zoom", "forcedColours"] as const;

const test = v.strictObject({ tool: text, on: pastDay });

export const testsSchema = v.strictObject({
  standard: text,
  level: v.picklist(["A", "AA", "AAA"]),
  written: v.pipe(pastDay, v.description("When the statement was written.")),
  tests: v.pipe(
    v.strictObject({
      axe: test,
      ibm: test,
      keyboard: test,
      zoom: test,
      forcedColours: test,
    }),
    v.description(
      "Put in what was really done, with what and when; the launch check reports a day that is older than a year.",
    ),
  ),
  answerHours: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.description(
      "Within how many hours somebody answers who reports a barrier. Settle it under “To be confirmed” too.",
    ),
  ),
});

/** What was tested for the accessibility statement, with what and when. */
export type AccessibilityTests = v.InferOutput<typeof testsSchema>;

export const testsFile = "accessibility-tests.yaml";

/** The same from the content. @throws ContentError naming each wrong key, a day still to come among them */
export const loadAccessibilityTests = () => readContent(testsFile, testsSchema);
