import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figuresFixture as figures } from "../figures-fixture.ts";
import { checkRates } from "./check-rates.ts";
import { defaultRates } from "./rates.ts";
import { realRates } from "./test-answers.ts";

const check = (change: object) => checkRates({ ...realRates, ...change }, figures);

describe("checkRates accepts", () => {
  test("the real rates and the defaults", () => {
    expect(check({})).toEqual(realRates);
    expect(check(defaultRates(figures))).toEqual(defaultRates(figures));
  });

  test("rates that do not state MRU", () => {
    const { MRU: _, ...foreign } = realRates;
    expect(checkRates(foreign, figures)).toEqual(realRates);
  });

  test.each([
    { USD: 0.081 },
    { USD: 0.009 },
    { EUR: 0.075 },
    { EUR: 0.025 / 3 },
    { XOF: 49.5 },
    { XOF: 5.5 },
  ])("%j, three times the default or a third of it", (change) => {
    expect(check(change)).toEqual({ ...realRates, ...change });
  });
});

test("the limit is three times in decimals, not in binary fractions", () => {
  const USD = { ...figures.currencies.USD, defaultRate: 0.023 };
  const others = { ...figures, currencies: { ...figures.currencies, USD } };
  expect(0.069 / 0.023).toBeGreaterThan(3);
  expect(checkRates({ ...realRates, USD: 0.069 }, others)?.USD).toBe(0.069);
});

describe("checkRates refuses", () => {
  test.each([
    { USD: 0.0811 },
    { USD: 0.0089 },
    { EUR: 0.0751 },
    { EUR: 0.0083 },
    { XOF: 49.6 },
    { XOF: 5.4 },
    { USD: 40.08 },
    { XOF: 0.0694 },
    { USD: 0.0025, EUR: 0.0022, XOF: 1.44 },
    { MRU: 10 },
    { MRU: Number.NaN },
    { MRU: 0 },
  ])("%j: out of reach, inverted, old ouguiya or another base", (change) => {
    expect(check(change)).toBeUndefined();
  });

  test.each(["USD", "EUR", "XOF"])("%s when it is missing or no positive finite number", (code) => {
    for (const rate of [undefined, Number.NaN, 0, -0, -0.025, Infinity, -Infinity]) {
      expect(check({ [code]: rate })).toBeUndefined();
    }
  });
});

test("whatever passes is positive, finite and within three times the default", () => {
  const near = (rate: number) => fc.oneof(fc.double(), fc.double({ min: rate / 4, max: rate * 4 }));
  const expected = defaultRates(figures);
  fc.assert(
    fc.property(near(0.027), near(0.025), near(16.5), (USD, EUR, XOF) => {
      const rates = checkRates({ USD, EUR, XOF }, figures);
      const within = ([rate, usual]: readonly [number, number]) =>
        rate >= (usual / 3) * (1 - 1e-8) && rate <= usual * 3 * (1 + 1e-8);
      const pairs = [
        [USD, expected.USD],
        [EUR, expected.EUR],
        [XOF, expected.XOF],
      ] as const;
      expect(rates !== undefined).toBe(pairs.every(within));
    }),
  );
});
