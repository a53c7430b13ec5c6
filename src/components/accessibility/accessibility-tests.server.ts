import * as v from "valibot";
import { readContent } from "../../lib/content/read-yaml.server.ts";
import { exactText, pastDay, wholeNumber } from "../../lib/content/schema-helpers.server.ts";
import { say } from "../../lib/terminal/say.server.ts";

export const testIds = ["axe", "ibm", "keyboard", "zoom", "reader", "forcedColours"] as const;

export const testsSchema = v.strictObject({
  standard: exactText,
  level: v.picklist(["A", "AA", "AAA"]),
  written: pastDay,
  tests: v.strictObject(
    v.entriesFromList(testIds, v.strictObject({ tool: exactText, on: pastDay })),
  ),
  answerHours: wholeNumber(1, 720, say("a whole number of hours")),
});

export type AccessibilityTests = v.InferOutput<typeof testsSchema>;

export const loadAccessibilityTests = () => readContent("accessibility-tests.yaml", testsSchema);
