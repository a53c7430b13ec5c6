import { expect, test } from "vitest";
import { donationConfigFixture as config } from "../../tests/support/donate-fixtures.ts";
import { fc } from "../../tests/support/properties.ts";
import { currencyCodes } from "../i18n/currency-codes.ts";
import { converter, formatMoney, providedBy } from "./amount.ts";
import { defaultRates } from "./rates/rates.ts";

const rates = defaultRates(config);
const { toMru, fromMru, maxIn } = converter(rates, config);
const anyCode = fc.constantFrom(...currencyCodes);
const foreign = currencyCodes.filter((code) => code !== "MRU");
const anyRates = fc
  .tuple(...foreign.map(() => fc.double({ min: 1 / 3, max: 3, noNaN: true })))
  .map((factors) => ({
    ...rates,
    ...Object.fromEntries(
      foreign.map((code, index) => [code, rates[code] * (factors[index] ?? 1)]),
    ),
  }));

test.each([
  [1000.49, "MRU", 1000],
  [1000.5, "MRU", 1001],
  [27, "USD", 1000],
  [25, "EUR", 1000],
  [16500, "XOF", 1000],
  [1, "USD", 37],
] as const)("toMru: converts %d %s to %d", (amount, currency, local) => {
  expect(toMru(amount, currency)).toBe(local);
});

test("toMru: uses the fallback multiplier when the rate is unusable", () => {
  for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    const unusable = converter({ MRU: rate, USD: rate, EUR: rate, XOF: rate }, config);
    const converted = currencyCodes.map((code) => unusable.toMru(10, code));
    expect(converted).toEqual([10, 370, 400, 1]);
  }
});

test("toMru: rounds halves as decimals, not as binary fractions", () => {
  expect(converter({ ...rates, USD: 0.7 }, config).toMru(1.05, "USD")).toBe(2);
  expect(converter({ ...rates, USD: 0.1 }, config).toMru(0.35, "USD")).toBe(4);
});

test.each([
  [1000, "MRU", 1000],
  [1000, "USD", 27],
  [1000, "XOF", 16500],
  [1, "XOF", 17],
  [100.02, "USD", 2.7],
  [0, "USD", 0],
] as const)("fromMru: converts %d MRU to %s as %d", (local, currency, amount) => {
  expect(fromMru(local, currency)).toBe(amount);
});

test("fromMru: differs from the exact amount by at most half of the smallest coin", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), anyCode, anyRates, (local, code, given) => {
      const half = 0.5 * 10 ** -config.currencies[code].decimals + 1e-6;
      const converted = converter(given, config).fromMru(local, code);
      expect(Math.abs(converted - local * given[code])).toBeLessThan(half);
    }),
  );
});

test("conversion: gives a number that can be written for any input", () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), anyCode, (amount, rate, code) => {
      const given = converter({ ...rates, [code]: rate }, config);
      expect(String(given.toMru(amount, code))).toMatch(/^\d+$/);
      const { decimals } = config.currencies[code];
      const converted = given.fromMru(amount, code);
      expect(Object.is(converted, -0)).toBe(false);
      expect(formatMoney(converted, code, { group: "", decimal: "." }, config)).toMatch(
        decimals === 0 ? /^\d+\u00a0/ : /^\d+(?:\.\d\d)?\u00a0/,
      );
    }),
  );
});

test("maxIn: gives the same maximum value in every currency", () => {
  expect(maxIn("MRU")).toBe(10_000_000);
  expect(maxIn("EUR")).toBe(250_000);
  fc.assert(
    fc.property(anyCode, anyRates, (code, given) => {
      const conversion = converter(given, config);
      const most = conversion.maxIn(code);
      const unit = 10 ** -config.currencies[code].decimals;
      expect(conversion.toMru(most, code)).toBeLessThanOrEqual(10_000_000);
      expect((most + 2 * unit) / given[code]).toBeGreaterThan(10_000_000);
    }),
  );
});

test.each([
  [0, [Number.NaN, -1, 0, 1999]],
  [2000, [2000, 3999]],
  [4000, [4000, 9999]],
  [10000, [10000, 10_000_000]],
])("providedBy: finds the row from %d MRU for %j", (from, amounts) => {
  for (const amount of amounts) {
    expect(providedBy(amount, config.providedByAmount)).toMatchObject({ from });
  }
});
