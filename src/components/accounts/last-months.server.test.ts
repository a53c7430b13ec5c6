import { expect, test } from "vitest";
import { ofHundred } from "./last-months.server.tsx";

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
  const found = ofHundred({ food, water, cleanUp, general }).map(({ share }) => share);
  expect(found.reduce((sum, share) => sum + share)).toBe(100);
  expect(found).toEqual(shares);
});
