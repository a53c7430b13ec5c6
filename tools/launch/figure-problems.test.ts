import { describe, expect, test } from "vitest";
import { loadFigures } from "../../src/content/figures.ts";
import { figureProblems, figureQuestions } from "./figure-problems.ts";

const figures = loadFigures();
const now = new Date("2026-11-20T12:00:00Z");
const keys = (problems: readonly { key: string }[]) => problems.map(({ key }) => key);

describe("contradictions", () => {
  const withImpact = (change: Partial<typeof figures.impact>) => ({
    ...figures,
    impact: { ...figures.impact, ...change },
  });
  const years = (value: number, atLeast = false) =>
    withImpact({ years: { value, atLeast, year: 2023 } });

  test.each([
    [years(6), 2024, []],
    [years(5), 2024, []],
    [years(4), 2024, ["impact.years"]],
    [years(8), 2024, ["impact.years"]],
    [years(6), 2026, ["impact.years"]],
    [years(6, true), 2026, []],
  ])("years of service against the year of founding, case %#", (changed, year, expected) => {
    expect(keys(figureProblems(changed, 2018, year))).toEqual(expected);
  });

  test("more families in a week than in all years", () => {
    const weeklyFamilies = { value: figures.impact.families.value + 1, atLeast: false };
    expect(keys(figureProblems(withImpact({ weeklyFamilies }), 2018, 2024))).toEqual([
      "impact.weeklyFamilies",
    ]);
  });

  test("a shared gift cannot buy more than the levels' prices allow, nor more than a larger one", () => {
    const [top, ...lower] = figures.impactTiers;
    if (top === undefined) throw new Error("no tiers");
    const dear = { ...figures, impactTiers: [{ ...top, water: 50_000 }, ...lower] };
    expect(keys(figureProblems(dear, 2018, 2024))).toEqual(["impactTiers, from 10000"]);
    const mean = { ...figures, impactTiers: [{ ...top, meals: 1 }, ...lower] };
    expect(figureProblems(mean, 2018, 2024)[0]?.problem).toContain(
      "more meals than the tier from 10000",
    );
  });
});

describe("what a reader who does the sums would ask", () => {
  const prices = { water: { amount: 800, litres: 200, asked: "2026-11-01" } };
  const [feed, water, cleanUp, program] = figures.impactLevels;
  /** Made-up figures that leave no question. */
  const plain: typeof figures = {
    ...figures,
    impact: {
      ...figures.impact,
      weeklyFamilies: { value: 10, atLeast: false },
      meals: { value: 14_560, atLeast: false, year: 2025 },
      waste: { value: 15, atLeast: false, year: 2026 },
    },
    impactLevels: [
      { ...feed, amount: 1000, provides: 28 },
      { ...water, amount: 2000, provides: 500 },
      { ...cleanUp, amount: 4000, provides: 500 },
      program,
    ],
    impactTiers: [
      { from: 10_000, meals: 112, water: 500, waste: 500, families: 1 },
      { from: 0, meals: 0, water: 0, waste: 1, families: 0 },
    ],
    prices,
  };
  const asked = (change: Partial<typeof figures>) =>
    figureQuestions({ ...plain, ...change }, now).map(({ key, problem }) => [key, problem]);
  const impact = (change: Partial<typeof figures.impact>) => ({
    impact: { ...plain.impact, ...change },
  });

  test("nothing, when the figures agree", () => {
    expect(asked({})).toEqual([]);
  });

  test("where the rest of a shared gift goes, and what a small one pays for", () => {
    const impactTiers = [
      { from: 10_000, meals: 28, water: 500, waste: 500, families: 1 },
      { from: 4000, meals: 12, water: 200, waste: 200, families: 0.5 },
      { from: 2000, meals: 6, water: 100, waste: 100, families: 0.25 },
      { from: 0, meals: 3, water: 50, waste: 50, families: 0.1 },
    ];
    expect(asked({ impactTiers })).toEqual([
      [
        "impactTiers",
        "At the prices of the cards, what a shared gift provides uses 70 to 71% of it (7,000 of 10,000, 2,829 of 4,000, 1,414 of 2,000 MRU): say where the rest goes, or correct a figure.",
      ],
      ["impactTiers", "Below 2,000 MRU the calculator shows what costs 707 MRU, even for 10 MRU."],
    ]);
  });

  test.each([
    [200, 8000, "less than one meal a basket"],
    [10, 5200, "about 10 meals a basket"],
  ])("%d families a week against %d meals", (families, value, expected) => {
    const found = asked(
      impact({
        weeklyFamilies: { value: families, atLeast: false },
        meals: { value, atLeast: true, year: 2025 },
      }),
    );
    expect(found).toEqual([["impact.meals", expect.stringContaining(expected)]]);
  });

  test("what water costs, as long as nobody has stated it", () => {
    const { prices: _, ...without } = plain;
    expect(figureQuestions(without, now)).toEqual([
      {
        where: "content/figures.yaml",
        key: "prices.water",
        problem:
          "500 litres for 2,000 MRU is 4 MRU a litre, and no price of water is stated: ask what a drum costs today, and put it here.",
      },
    ]);
  });

  test.each([
    ["dearer", { amount: 100 }, "impactLevels", "on 2026-11-01 a litre cost 0.5 MRU"],
    ["cheaper", { amount: 1200 }, "impactLevels", "on 2026-11-01 a litre cost 6 MRU"],
    ["of an old price", { asked: "2026-05-01" }, "prices.water", "is of 2026-05-01: ask again"],
  ])("water that is %s", (_what, change, key, expected) => {
    expect(asked({ prices: { water: { ...prices.water, ...change } } })).toEqual([
      [key, expect.stringContaining(expected)],
    ]);
  });

  test("totals of a year long past", () => {
    expect(asked(impact({ waste: { value: 15, atLeast: false, year: 2023 } }))).toEqual([
      ["impact.waste", "15 is the total of 2023: put the total of 2025 and its year."],
    ]);
  });
});
