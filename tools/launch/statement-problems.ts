import {
  type AccessibilityTests,
  testIds,
  testsFile,
} from "../../src/accessibility/accessibility-tests.ts";
import { isStale, type LaunchProblem } from "./site-problems.ts";

/** Days of the accessibility statement that are older than a year. */
export function statementProblems(
  { written, tests }: AccessibilityTests,
  now: Date,
): LaunchProblem[] {
  const days = [
    { key: "written", day: written },
    ...testIds.map((id) => ({ key: `tests.${id}.on`, day: tests[id].on })),
  ];
  return days
    .filter(({ day }) => isStale(day, now))
    .map(({ key, day }) => ({
      where: `content/${testsFile}`,
      key,
      problem: `${day} is more than a year ago. Test again (docs/accessibility.md), then put the day.`,
    }));
}
