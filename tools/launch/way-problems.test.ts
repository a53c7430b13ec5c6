import { expect, test } from "vitest";
import type { Site } from "../../src/content/site.ts";
import { loadSite } from "../../src/content/site.ts";
import { listWays, wayProblems } from "./way-problems.ts";

const { otherWays: _, fromAbroad: __, ...site } = loadSite();
const now = new Date("2026-11-20T12:00:00Z");
const wallet = {
  kind: "wallet",
  name: "Example Wallet",
  number: "+222 36 12 34 56",
  holder: "A",
  steps: {},
  tried: "2025-11-20",
} as const;
const relay = {
  kind: "relay",
  name: "Example Friends",
  address: "https://example.org",
  tried: "2025-11-19",
} as const;

test("a way that was tried within a year is no problem, an older one is", () => {
  const given: Site = { ...site, otherWays: [wallet], fromAbroad: relay };
  const problems = wayProblems(given, now);
  expect(problems.map(({ key }) => key)).toEqual(["fromAbroad"]);
  expect(problems[0]?.problem).toContain("Example Friends was last tried on 2025-11-19");
});

test("a number that belongs to nobody is found", () => {
  const given = { ...site, otherWays: [wallet, { ...wallet, number: "+222 00 00 00 00" }] };
  expect(wayProblems(given, now).map(({ key }) => key)).toEqual(["otherWays, 2"]);
});

test("every way is listed with its day of trial", () => {
  expect(listWays({ ...site, otherWays: [wallet], fromAbroad: relay })).toBe(
    "\n\nOther ways to give\n  Example Wallet: last tried 2025-11-20\n  Example Friends: last tried 2025-11-19",
  );
  expect(listWays(site)).toBe("");
  expect(wayProblems(site, now)).toEqual([]);
});
