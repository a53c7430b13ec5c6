import { describe, expect, test } from "vitest";
import { donationConfigFixture } from "../donate-fixture.ts";
import { impactOf } from "./impact.ts";

const tiers = donationConfigFixture.impactTiers;

describe("impactOf", () => {
  test.each([
    [0, 3],
    [1000, 3],
    [1999, 3],
    [2000, 6],
    [3999, 6],
    [4000, 12],
    [9999, 12],
    [10000, 28],
    [10_000_000, 28],
  ])("%d MRU provides %d meals", (amountMru, meals) => {
    expect(impactOf(amountMru, tiers).meals).toBe(meals);
  });

  test("a tier carries all four figures", () => {
    expect(impactOf(4000, tiers)).toEqual({
      from: 4000,
      meals: 12,
      water: 200,
      waste: 200,
      families: 0.5,
    });
  });

  test.each([Number.NaN, -1, -0])("%d is where impact starts", (amountMru) => {
    expect(impactOf(amountMru, tiers).from).toBe(0);
  });

  test("an empty table is refused", () => {
    expect(() => impactOf(1000, [])).toThrow(new RangeError("The impact table has no tier"));
  });
});
