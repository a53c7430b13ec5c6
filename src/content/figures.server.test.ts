import * as v from "valibot";
import { expect, test } from "vitest";
import { type Figures, figuresSchema, loadFigures } from "./figures.server.ts";

function problem(change: (figures: Figures) => object): readonly unknown[] | undefined {
  const figures = loadFigures();
  const choices = figures.giftChoices.map(({ id, ...choice }) => [id, choice]);
  const given = { ...figures, giftChoices: Object.fromEntries(choices), ...change(figures) };
  const [issue] = v.safeParse(figuresSchema, given).issues ?? [];
  return issue && [v.getDotPath(issue), issue.message];
}

const withUsd =
  (change: object) =>
  ({ currencies }: Figures) => ({
    currencies: { ...currencies, USD: { ...currencies.USD, ...change } },
  });
const withRows =
  (...from: readonly number[]) =>
  ({ providedByAmount }: Figures) => ({
    providedByAmount: from.map((value) => ({ ...providedByAmount[0], from: value })),
  });
const withMeals =
  (value: number) =>
  ({ impact }: Figures) => ({ impact: { ...impact, meals: { ...impact.meals, value } } });

const falling = "rows from the highest to the lowest";

test.each([
  [withUsd({ defaultRate: 0 }), "currencies.USD.defaultRate", "a number above 0"],
  [withRows(), "providedByAmount", "at least one row"],
  [withRows(1, 2, 0), "providedByAmount", falling],
  [withRows(1, 0, 0), "providedByAmount", falling],
  [withRows(2, 1), "providedByAmount", "a last row from 0"],
  [withMeals(Number.POSITIVE_INFINITY), "impact.meals.value", "Invalid finite"],
])("figures: a wrong value is refused: %#", (change, path, expected) => {
  const [key, message] = problem(change) ?? [];
  expect(key).toBe(path);
  expect(message).toContain(expected);
});

test.each([withMeals(0), withRows(0)])("figures: values at a limit are accepted: %#", (change) => {
  expect(problem(change)).toBeUndefined();
});
