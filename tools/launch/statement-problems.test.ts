import { expect, test } from "vitest";
import { loadAccessibilityTests } from "../../src/accessibility/accessibility-tests.ts";
import { statementProblems } from "./statement-problems.ts";

const [fresh, stale] = ["2026-01-10", "2026-01-09"];
const now = new Date("2027-01-10T12:00:00Z");
const facts = loadAccessibilityTests();
const { tests } = facts;
const on = (day: string) => ({ tool: "a tool", on: day });
const all = (day: string): typeof tests => ({
  axe: on(day),
  ibm: on(day),
  keyboard: on(day),
  zoom: on(day),
  forcedColours: on(day),
});

test("what was tested a year ago may stand, what is older is reported by its key", () => {
  expect(statementProblems({ ...facts, written: fresh, tests: all(fresh) }, now)).toEqual([]);
  const old = { ...facts, written: stale, tests: { ...all(fresh), ibm: on(stale) } };
  expect(statementProblems(old, now).map(({ key }) => key)).toEqual(["written", "tests.ibm.on"]);
});
