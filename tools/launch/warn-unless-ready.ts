import { findLaunchProblems } from "./find-problems.ts";
import { summarizeProblems } from "./list-problems.ts";

/** Says in one line that the site is not ready for the public, when it is not. */
export function warnUnlessReady(): void {
  const warning = summarizeProblems(findLaunchProblems(new Date()));
  if (warning !== undefined) console.warn(warning);
}
