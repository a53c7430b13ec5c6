import { expect, test } from "vitest";
import { refusalOf, smallContent } from "../../../tests/support/content-copy.ts";
import { loadFigures } from "./figures.server.ts";

const rows = (...from: readonly number[]) => ({
  providedByAmount: from.map((value) => ({ ...loadFigures().providedByAmount[0], from: value })),
});
const falling = "providedByAmount: expected rows from the highest to the lowest";

test.each<[change: Record<string, unknown>, expected?: string]>([
  [{ "currencies.USD.defaultRate": 0 }, "currencies.USD.defaultRate: expected a number above 0"],
  [{ "impact.meals.value": -1 }, "impact.meals.value: expected a number of 0 or more, found -1"],
  [
    { "impact.meals.year": 2026.5 },
    "impact.meals.year: expected a year such as 2026, found 2026.5",
  ],
  [{ "impact.meals.value": 0 }],
  [{ "donation.amount": 1001 }, "donation.amount: expected the amount of one of the giftChoices"],
  [
    { "donation.maxAmount": 999 },
    "donation.maxAmount: expected a number that none of the giftChoices is above",
  ],
  [rows(), "providedByAmount: expected at least one row"],
  [rows(1, 2, 0), falling],
  [rows(1, 0, 0), falling],
  [rows(2, 1), "providedByAmount: expected a last row from 0"],
  [rows(0)],
])("figures: %j is judged", (change, expected) => {
  const copy = smallContent();
  copy.set("figures.yaml", change);
  if (expected) expect(refusalOf(copy, loadFigures).problems).toContain(expected);
  else expect(loadFigures).not.toThrow();
});
