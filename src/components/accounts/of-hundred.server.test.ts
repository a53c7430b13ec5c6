import { expect, test } from "vitest";
import { ofHundred } from "./of-hundred.server.ts";

test.each([
  [
    [1, 1, 1, 0],
    [34, 33, 33, 0],
  ],
  [
    [299, 1, 0, 0],
    [100, 0, 0, 0],
  ],
  [
    [0, 0, 0, 7],
    [0, 0, 0, 100],
  ],
])("of 100 MRU: %j become whole shares that add up", (sums, shares) => {
  const [food = 0, water = 0, cleanUp = 0, general = 0] = sums;
  const spent = Object.entries({ food, water, cleanUp, general } as const).map(([name, mru]) => ({
    program: name === "food" || name === "water" || name === "cleanUp" ? name : "general",
    mru,
  })) satisfies Parameters<typeof ofHundred>[0];
  const found = ofHundred(spent).map(({ share }) => share);
  expect(found.reduce((sum, share) => sum + share)).toBe(100);
  expect(found).toEqual(shares);
});
