import { expect, test } from "vitest";
import { loadAccessibilityTests } from "../../src/accessibility/accessibility-tests.ts";
import { loadSite, type Site } from "../../src/content/site.ts";
import { dayProblems, listWays } from "./day-problems.ts";

const [fresh, stale] = ["2026-01-10", "2026-01-09"];
const now = new Date("2027-01-10T12:00:00Z");
const on = (day: string) => ({ tool: "a tool", on: day });
const freshTests = {
  ...loadAccessibilityTests(),
  written: fresh,
  tests: {
    axe: on(fresh),
    ibm: on(fresh),
    keyboard: on(fresh),
    zoom: on(fresh),
    forcedColours: on(fresh),
  },
};
const { otherWays: _, fromAbroad: __, ...loaded } = loadSite();
const site = { ...loaded, reviewed: fresh };
const keys = (given: Site, tests = freshTests) =>
  dayProblems(given, tests, now).map(({ key }) => key);

const wallet = {
  kind: "wallet",
  name: "Example Wallet",
  number: "+222 36 12 34 56",
  holder: "A",
  steps: {},
  tried: fresh,
} as const;
const relay = {
  kind: "relay",
  name: "Example Friends",
  address: "https://example.org",
  tried: stale,
} as const;

test.each([
  ["a year ago", fresh, []],
  ["more than a year ago", stale, ["reviewed"]],
  ["still to come", "2027-01-11", ["reviewed"]],
])("the content was read %s", (_what, reviewed, expected) => {
  expect(keys({ ...site, reviewed })).toEqual(expected);
});

test("the number is from a day that is still to come", () => {
  const bankily = { ...site.bankily, numberSince: "2027-01-11" };
  expect(keys({ ...site, bankily })).toEqual(["bankily.numberSince"]);
});

test("what was tested a year ago may stand, what is older is reported by its key", () => {
  const tests = { ...freshTests.tests, ibm: on(stale) };
  expect(keys(site, { ...freshTests, written: stale, tests })).toEqual(["written", "tests.ibm.on"]);
});

test("a way that was tried within a year is no problem, an older one is", () => {
  const given: Site = { ...site, otherWays: [wallet], fromAbroad: relay };
  const problems = dayProblems(given, freshTests, now);
  expect(problems.map(({ key }) => key)).toEqual(["fromAbroad"]);
  expect(problems[0]?.problem).toContain(`Example Friends was last tried on ${stale}`);
});

test("every way is listed with its day of trial", () => {
  expect(listWays({ ...site, otherWays: [wallet], fromAbroad: relay })).toBe(
    `\n\nOther ways to give\n  Example Wallet: last tried ${fresh}\n  Example Friends: last tried ${stale}`,
  );
  expect(listWays(site)).toBe("");
});
