import type { Site } from "../../src/content/site.ts";
import type { LaunchProblem } from "./launch-problem.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Days after which somebody has to read the whole site again. */
const freshForDays = 365;

/** Content that nobody has read for a year, and days that are still to come. */
export function ageProblems({ reviewed, bankily }: Site, now: Date): LaunchProblem[] {
  const days = { reviewed, "bankily.numberSince": bankily.numberSince };
  const ageInDays = (day: string) => Math.floor((now.getTime() - Date.parse(day)) / dayMs);
  const found = Object.entries(days)
    .filter(([, day]) => ageInDays(day) < 0)
    .map(([key, day]) => ({ key, problem: `${day} is still to come.` }));
  if (ageInDays(reviewed) > freshForDays) {
    found.push({
      key: "reviewed",
      problem: `nobody has read the whole site since ${reviewed}. Read it, then put today's day.`,
    });
  }
  return found.map((one) => ({ where: "content/site.yaml", ...one }));
}
