import * as v from "valibot";
import { expect, test } from "vitest";
import { type Figures, figuresSchema, loadFigures } from "./figures.server.ts";

function problem(change: (figures: Figures) => object): readonly unknown[] | undefined {
  const figures = loadFigures();
  const levels = figures.impactLevels.map(({ id, ...level }) => [id, level]);
  const given = { ...figures, impactLevels: Object.fromEntries(levels), ...change(figures) };
  const [issue] = v.safeParse(figuresSchema, given).issues ?? [];
  return issue && [v.getDotPath(issue), issue.message];
}

const withUsd =
  (change: object) =>
  ({ currencies }: Figures) => ({
    currencies: { ...currencies, USD: { ...currencies.USD, ...change } },
  });
const withTiers =
  (...from: readonly number[]) =>
  ({ impactTiers }: Figures) => ({
    impactTiers: from.map((value) => ({ ...impactTiers[0], from: value })),
  });
const withGift =
  (change: object) =>
  ({ donation }: Figures) => ({
    donation: { ...donation, ...change },
  });
const withMeals =
  (value: number) =>
  ({ impact }: Figures) => ({
    impact: { ...impact, meals: { ...impact.meals, value } },
  });

test.each([
  ["no symbol", withUsd({ symbol: "" }), ["currencies.USD.symbol", "a symbol"]],
  ["no rate", withUsd({ defaultRate: 0 }), ["currencies.USD.defaultRate", "a number above 0"]],
  [
    "no multiplier",
    withUsd({ fallbackMultiplier: 0 }),
    ["currencies.USD.fallbackMultiplier", "a number above 0"],
  ],
  ["no tier", withTiers(), ["impactTiers", "at least one tier"]],
  ["tiers that rise", withTiers(1, 2, 0), ["impactTiers", "tiers from the highest to the lowest"]],
  [
    "the same tier twice",
    withTiers(1, 0, 0),
    ["impactTiers", "tiers from the highest to the lowest"],
  ],
  ["no tier from 0", withTiers(2, 1), ["impactTiers", "a last tier from 0"]],
])("figures with %s are refused", (_what, change, expected) => {
  expect(problem(change)).toEqual(expected);
});

test.each([
  ["a number below zero", withMeals(-1), "impact.meals.value"],
  ["a number without end", withMeals(Number.POSITIVE_INFINITY), "impact.meals.value"],
  ["one decimal", withUsd({ decimals: 1 }), "currencies.USD.decimals"],
  ["another currency", withGift({ currency: "USD" }), "donation.currency"],
  ["nothing to give", withGift({ maxAmount: 0 }), "donation.maxAmount"],
  ["more than money is exact for", withGift({ maxAmount: 1e12 + 1 }), "donation.maxAmount"],
])("figures with %s are refused", (_what, change, path) => {
  expect(problem(change)?.[0]).toBe(path);
});

test.each([
  ["zero", withMeals(0)],
  ["the smallest limit", withGift({ maxAmount: 1 })],
  ["the largest limit", withGift({ maxAmount: 1e12 })],
  ["a single tier", withTiers(0)],
])("figures with %s are accepted", (_what, change) => {
  expect(problem(change)).toBeUndefined();
});
