import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { divide, fromUnits, multiply, roundToUnits, toFraction } from "./decimal.ts";

describe("toFraction", () => {
  test.each([
    [0.1, 1n, 10n],
    [1000, 1000n, 1n],
    [16.5, 165n, 10n],
    [1e21, 10n ** 21n, 1n],
    [1.5e-7, 15n, 10n ** 8n],
  ])("%d is the decimal it is written as", (value, numerator, denominator) => {
    const fraction = toFraction(value);
    expect(fraction.numerator * denominator).toBe(numerator * fraction.denominator);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, 0, -0])(
    "%d counts as zero",
    (value) => {
      expect(toFraction(value).numerator).toBe(0n);
    },
  );

  test("stands for the same number, whichever it is", () => {
    fc.assert(
      fc.property(
        fc.double({ min: Number.MIN_VALUE, noNaN: true, noDefaultInfinity: true }),
        (value) => {
          const { numerator, denominator } = toFraction(value);
          const power = denominator.toString().length - 1;
          expect(Number(`${numerator}e-${power}`)).toBe(value);
        },
      ),
    );
  });
});

describe("rounding", () => {
  test("0.1 + 0.2 has no error to show", () => {
    const third = divide(toFraction(1), toFraction(3));
    expect(roundToUnits(multiply(third, toFraction(0.9)), 17)).toBe(30000000000000000n);
  });

  test.each([
    [1.005, 2, 101n],
    [2.5, 0, 3n],
    [2.4999, 0, 2n],
    [0.5, 0, 1n],
    [0, 2, 0n],
  ])("%d to %d decimals rounds halves up", (value, decimals, units) => {
    expect(roundToUnits(toFraction(value), decimals)).toBe(units);
  });

  test("hundredths come back as the number they were", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (hundredths) => {
        const value = fromUnits(BigInt(hundredths), 2);
        expect(roundToUnits(toFraction(value), 2)).toBe(BigInt(hundredths));
      }),
    );
  });

  test("what no number holds exactly is cut to the limit", () => {
    expect(fromUnits(10n ** 30n, 0)).toBe(Number.MAX_SAFE_INTEGER);
  });
});
