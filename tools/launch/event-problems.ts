import { join } from "node:path";
import { loadExamples, recordPath } from "../../src/content/examples.ts";
import { loadEvents } from "../../src/events/load-events.ts";
import type { LaunchProblem } from "./site-problems.ts";

/** Dates that are made up: somebody could come. */
export function eventProblems(): LaunchProblem[] {
  const { length } = loadEvents();
  if (!loadExamples() || length === 0) return [];
  const where = join("content", recordPath("events"));
  const problem = `${length} made-up dates are shown. Set examples to false in content/accounts.yaml and write the charity's own in content/events.`;
  return [{ where, key: "the dates", problem }];
}
