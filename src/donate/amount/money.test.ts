import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { donationConfigFixture as config } from "../../../tests/support/donate-fixtures.ts";
import { defaultRates } from "../rates/rates.ts";
import { formatMoney, impactOf, maxAmountIn, toCurrency, toMru } from "./money.ts";
import { currencyCodes } from "./parse-amount.ts";

const rates = defaultRates(config);
const anyCode = fc.constantFrom(...currencyCodes);
const anyRates = fc
  .tuple(...currencyCodes.map(() => fc.double({ min: 1 / 3, max: 3, noNaN: true })))
  .map(([, usd = 1, eur = 1, xof = 1]) => ({
    MRU: 1,
    USD: rates.USD * usd,
    EUR: rates.EUR * eur,
    XOF: rates.XOF * xof,
  }));

describe("in MRU", () => {
  test.each([
    [1000, "MRU", 1000],
    [1000.49, "MRU", 1000],
    [1000.5, "MRU", 1001],
    [27, "USD", 1000],
    [25, "EUR", 1000],
    [16500, "XOF", 1000],
    [1, "USD", 37],
    [0, "EUR", 0],
  ] as const)("%d %s is %d", (amount, currency, local) => {
    expect(toMru(amount, currency, rates, config)).toBe(local);
  });

  test.each([
    ["USD", 370],
    ["EUR", 400],
    ["XOF", 1],
    ["MRU", 10],
  ] as const)("with an unusable rate 10 %s is %d, by the fallback multiplier", (code, local) => {
    for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(toMru(10, code, { ...rates, [code]: rate }, config)).toBe(local);
    }
  });

  test("a half in decimals is a half, whatever its binary neighbour", () => {
    expect(toMru(1.05, "USD", { ...rates, USD: 0.7 }, config)).toBe(2);
    expect(toMru(0.35, "USD", { ...rates, USD: 0.1 }, config)).toBe(4);
  });
});

describe("from MRU", () => {
  test.each([
    [1000, "MRU", 1000],
    [1000, "USD", 27],
    [1000, "XOF", 16500],
    [1, "XOF", 17],
    [0, "USD", 0],
    [Number.NaN, "USD", 0],
    [Number.POSITIVE_INFINITY, "USD", 0],
  ] as const)("%d is %d %s", (local, currency, amount) => {
    expect(toCurrency(local, currency, rates, config)).toBe(amount);
  });

  test("there and back never falls short, nor more than one smallest unit over", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), anyCode, anyRates, (local, code, given) => {
        const back = toMru(toCurrency(local, code, given, config), code, given, config);
        const unit = 10 ** -config.currencies[code].decimals / given[code];
        expect(back).toBeGreaterThanOrEqual(local);
        expect(back).toBeLessThanOrEqual(local + Math.ceil(unit));
      }),
    );
  });

  test("is rounded up where the nearest amount would be worth less", () => {
    const coarse = { ...rates, USD: 0.0091 };
    expect(toMru(91.05, "USD", coarse, config)).toBe(10005);
    expect(toCurrency(10006, "USD", coarse, config)).toBe(91.06);
  });
});

test("any input at all comes to a number that can be written", () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), anyCode, (amount, rate, code) => {
      const given = { ...rates, [code]: rate };
      expect(String(toMru(amount, code, given, config))).toMatch(/^\d+$/);
      const { decimals } = config.currencies[code];
      const own = toCurrency(amount, code, given, config);
      expect(Object.is(own, -0)).toBe(false);
      expect(formatMoney(own, code, { group: "", decimal: "." }, config)).toMatch(
        decimals === 0 ? /^\d+\u00a0/ : /^\d+(?:\.\d\d)?\u00a0/,
      );
    }),
  );
});

test("the most that is accepted is that many MRU in every currency, and no more", () => {
  expect(maxAmountIn("MRU", rates, config)).toBe(10_000_000);
  expect(maxAmountIn("EUR", rates, config)).toBe(250_000);
  fc.assert(
    fc.property(anyCode, anyRates, (code, given) => {
      const most = maxAmountIn(code, given, config);
      const unit = 10 ** -config.currencies[code].decimals;
      expect(toMru(most, code, given, config)).toBeLessThanOrEqual(10_000_000);
      expect((most + 2 * unit) / given[code]).toBeGreaterThan(10_000_000);
    }),
  );
});

test.each([
  [1000, "MRU", "1.000\u00a0MRU"],
  [1000.5, "MRU", "1.001\u00a0MRU"],
  [27, "USD", "27\u00a0USD"],
  [1234.5, "EUR", "1.234,50\u00a0EUR"],
] as const)("%s %s is written %s", (value, currency, written) => {
  expect(formatMoney(value, currency, { group: ".", decimal: "," }, config)).toBe(written);
});

test.each([
  [Number.NaN, 0],
  [-1, 0],
  [0, 0],
  [1999, 0],
  [2000, 2000],
  [3999, 2000],
  [4000, 4000],
  [9999, 4000],
  [10000, 10000],
  [10_000_000, 10000],
])("%d MRU provides all that stands in the row from %d", (amountMru, from) => {
  const row = config.impactTiers.find((tier) => tier.from === from);
  expect(impactOf(amountMru, config.impactTiers)).toBe(row);
});

test("an impact table without rows is refused", () => {
  expect(() => impactOf(1000, [])).toThrow(new RangeError("The impact table has no tier"));
});
