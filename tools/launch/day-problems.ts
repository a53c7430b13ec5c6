import {
  type AccessibilityTests,
  testIds,
  testsFile,
} from "../../src/accessibility/accessibility-tests.ts";
import type { Site } from "../../src/content/site.ts";
import type { LaunchProblem } from "./site-problems.ts";

export const dayMs = 24 * 60 * 60 * 1000;

/** Days after which somebody has to read, test or try again. */
const freshForDays = 365;

type Named = { readonly where: string; readonly key: string; readonly day: string };

/** The day on which somebody read, tried or tested something, and what to do when it was long ago. */
type Done = Named & { readonly old: string };

/** Days that are still to come, and what nobody has read, tried or tested for a year. */
export function dayProblems(site: Site, tests: AccessibilityTests, now: Date): LaunchProblem[] {
  const where = "content/site.yaml";
  const { reviewed, bankily } = site;
  const old = `nobody has read the whole site since ${reviewed}. Read it, then put today's day.`;
  const done: Done[] = [
    { where, key: "reviewed", day: reviewed, old },
    ...waysOf(site).map(({ key, name, tried }) => ({
      where,
      key,
      day: tried,
      old: `${name} was last tried on ${tried}. Send a small amount, then put today's day.`,
    })),
    ...daysOfTests(tests),
  ];
  const all: Named[] = [...done, { where, key: "bankily.numberSince", day: bankily.numberSince }];
  const daysAgo = ({ day }: Named) => Math.floor((now.getTime() - Date.parse(day)) / dayMs);
  const toCome = all.filter((one) => daysAgo(one) < 0);
  return [
    ...toCome.map(({ where, key, day }) => ({ where, key, problem: `${day} is still to come.` })),
    ...done
      .filter((one) => daysAgo(one) > freshForDays)
      .map(({ where, key, old: problem }) => ({ where, key, problem })),
  ];
}

function daysOfTests({ written, tests }: AccessibilityTests): Done[] {
  const days = [
    { key: "written", day: written },
    ...testIds.map((id) => ({ key: `tests.${id}.on`, day: tests[id].on })),
  ];
  return days.map(({ key, day }) => ({
    where: `content/${testsFile}`,
    key,
    day,
    old: `${day} is more than a year ago. Test again (docs/accessibility.md), then put the day.`,
  }));
}

/** The ways to give beside Bankily, each with the day on which it was last tried. */
function waysOf({ otherWays = [], fromAbroad }: Site) {
  const abroad = fromAbroad?.kind === "relay" ? fromAbroad.name : fromAbroad?.bank;
  return [
    ...otherWays.map(({ name, tried }, index) => ({ key: `otherWays, ${index + 1}`, name, tried })),
    ...(fromAbroad && abroad ? [{ key: "fromAbroad", name: abroad, tried: fromAbroad.tried }] : []),
  ];
}

/** Each way to give with its day of trial, for a person to compare; nothing where there is none. */
export function listWays(site: Site): string {
  const lines = waysOf(site).map(({ name, tried }) => `  ${name}: last tried ${tried}`);
  return lines.length === 0 ? "" : ["", "", "Other ways to give", ...lines].join("\n");
}
