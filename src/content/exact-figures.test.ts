import { expect, test } from "vitest";
import { donationConfigFixture } from "../../tests/support/donate-figures.ts";
import { uiSchema } from "../layouts/ui-texts.ts";
import { loadFigures } from "./figures.ts";
import { languages, loadTexts } from "./load-content.ts";
import { loadSite } from "./site.ts";

const figures = loadFigures();

/** The figures that the specification fixes. */

test("sections 1 and 2: what the charity has done", () => {
  const { families, meals, water, waste, years, programs, firstFamilies, weeklyFamilies } =
    figures.impact;
  expect(
    [families, meals, water, weeklyFamilies].map(({ value, atLeast }) => [value, atLeast]),
  ).toEqual([
    [500, true],
    [8000, true],
    [300, true],
    [200, true],
  ]);
  expect(
    [waste, years, programs, firstFamilies].map(({ value, atLeast }) => [value, atLeast]),
  ).toEqual([
    [15, false],
    [6, false],
    [3, false],
    [50, false],
  ]);
});

test("section 2: the four gifts and what each provides", () => {
  expect(figures.impactLevels.map(({ amount, provides }) => [amount, provides])).toEqual([
    [1000, 28],
    [2000, 500],
    [4000, 500],
    [10000, 1],
  ]);
});

test("section 3: the symbols of the currencies", () => {
  const { MRU, USD, EUR, XOF } = figures.currencies;
  expect([MRU, USD, EUR, XOF].map(({ symbol }) => symbol)).toEqual(["MRU", "$", "€", "CFA"]);
});

test("section 9: rates, multipliers and the impact table", () => {
  const { MRU, USD, EUR, XOF } = figures.currencies;
  expect([MRU, USD, EUR, XOF].map(({ defaultRate }) => defaultRate)).toEqual([
    1, 0.027, 0.025, 16.5,
  ]);
  expect([MRU, USD, EUR, XOF].map(({ fallbackMultiplier }) => fallbackMultiplier)).toEqual([
    1, 37, 40, 0.06,
  ]);
  expect(figures.impactTiers).toEqual([
    { from: 10000, meals: 28, water: 500, waste: 500, families: 1 },
    { from: 4000, meals: 12, water: 200, waste: 200, families: 0.5 },
    { from: 2000, meals: 6, water: 100, waste: 100, families: 0.25 },
    { from: 0, meals: 3, water: 50, waste: 50, families: 0.1 },
  ]);
  expect([figures.donation.currency, figures.donation.amount]).toEqual(["MRU", 1000]);
});

test("the unit tests count with the same figures", () => {
  const { currencies, impactTiers, impactLevels } = donationConfigFixture;
  expect(figures).toMatchObject({ currencies, impactTiers, impactLevels });
});

test("section 9: the reference is the charity's name and 'Donation'; it was founded in 2018", () => {
  const [english] = languages();
  if (!english) throw new Error("no language");
  const { name } = loadTexts("ui.yaml", uiSchema, english);
  expect(loadSite().bankily.reference).toBe(`${name} Donation`);
  expect(loadSite().founded).toBe(2018);
});
