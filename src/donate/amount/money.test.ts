import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { donationConfigFixture as config } from "../../../tests/support/donate-fixtures.ts";
import { formatAmount } from "../../i18n/format-number.ts";
import { defaultRates } from "../rates/rates.ts";
import { formatMoney, impactOf, maxAmountIn, toCurrency, toMru } from "./money.ts";
import { currencyCodes } from "./parse-amount.ts";

const rates = defaultRates(config);
const anyCode = fc.constantFrom(...currencyCodes);
/** Each currency's rate, anywhere the check lets it be. */
const anyRates = fc
  .tuple(...currencyCodes.map(() => fc.double({ min: 1 / 3, max: 3, noNaN: true })))
  .map(([, usd = 1, eur = 1, xof = 1]) => ({
    MRU: 1,
    USD: rates.USD * usd,
    EUR: rates.EUR * eur,
    XOF: rates.XOF * xof,
  }));

describe("toMru", () => {
  test.each([
    [1000, "MRU", 1000],
    [1000.49, "MRU", 1000],
    [1000.5, "MRU", 1001],
    [27, "USD", 1000],
    [54, "USD", 2000],
    [25, "EUR", 1000],
    [16500, "XOF", 1000],
    [1, "USD", 37],
    [0, "EUR", 0],
  ] as const)("%d %s is %d MRU", (amount, currency, local) => {
    expect(toMru(amount, currency, rates, config)).toBe(local);
  });

  test.each([
    ["USD", 370],
    ["EUR", 400],
    ["XOF", 1],
    ["MRU", 10],
  ] as const)(
    "with an unusable rate, 10 %s is %d MRU by the fallback multiplier",
    (code, local) => {
      for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
        expect(toMru(10, code, { ...rates, [code]: rate }, config)).toBe(local);
      }
    },
  );

  test("a half in decimals is a half, whatever its binary neighbour", () => {
    expect(toMru(1.05, "USD", { ...rates, USD: 0.7 }, config)).toBe(2);
    expect(toMru(0.35, "USD", { ...rates, USD: 0.1 }, config)).toBe(4);
  });

  test("is a whole number that can be written, for any input at all", () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), anyCode, (amount, rate, code) => {
        const local = toMru(amount, code, { ...rates, [code]: rate }, config);
        expect(Number.isSafeInteger(local)).toBe(true);
        expect(Object.is(local, -0)).toBe(false);
        expect(formatAmount(local, { group: "", decimal: "." }, 0)).toMatch(/^\d+$/);
      }),
    );
  });
});

describe("toCurrency", () => {
  test.each([
    [1000, "MRU", 1000],
    [1000, "USD", 27],
    [1000, "EUR", 25],
    [1000, "XOF", 16500],
    [1, "XOF", 17],
    [0, "USD", 0],
    [Number.NaN, "USD", 0],
    [Number.POSITIVE_INFINITY, "USD", 0],
  ] as const)("%d MRU is %d %s", (local, currency, amount) => {
    expect(toCurrency(local, currency, rates, config)).toBe(amount);
  });

  test("there and back never falls short, nor more than one smallest unit over", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        anyCode,
        anyRates,
        (local, code, given) => {
          const amount = toCurrency(local, code, given, config);
          const back = toMru(amount, code, given, config);
          const unit = 10 ** -config.currencies[code].decimals / given[code];
          expect(back).toBeGreaterThanOrEqual(local);
          expect(back).toBeLessThanOrEqual(local + Math.ceil(unit));
        },
      ),
    );
  });

  test("is rounded up where the nearest amount would be worth less", () => {
    const coarse = { ...rates, USD: 0.0091 };
    expect(toMru(91.05, "USD", coarse, config)).toBe(10005);
    expect(toCurrency(10006, "USD", coarse, config)).toBe(91.06);
  });

  test("has no more decimals than its currency, for any input at all", () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), anyCode, (local, rate, code) => {
        const amount = toCurrency(local, code, { ...rates, [code]: rate }, config);
        const { decimals } = config.currencies[code];
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(Object.is(amount, -0)).toBe(false);
        expect(formatAmount(amount, { group: "", decimal: "." }, decimals)).toMatch(
          decimals === 0 ? /^\d+$/ : /^\d+(?:\.\d\d)?$/,
        );
      }),
    );
  });
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

const english = { group: ",", decimal: "." };
const french = { group: "\u00a0", decimal: "," };

test.each([
  [1000, "MRU", english, "1,000\u00a0MRU"],
  [1000.5, "MRU", english, "1,001\u00a0MRU"],
  [27, "USD", english, "27\u00a0USD"],
  [1234.5, "EUR", french, "1\u00a0234,50\u00a0EUR"],
  [0, "XOF", french, "0\u00a0XOF"],
] as const)("%s %s is written with its code", (value, currency, style, written) => {
  expect(formatMoney(value, currency, style, config)).toBe(written);
});

const tiers = config.impactTiers;

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
