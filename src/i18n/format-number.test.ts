import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatAmount,
  formatFigure,
  formatQuantity,
  groupThousands,
  roundToUnits,
} from "./format-number.ts";

const en = { group: ",", decimal: "." };
const fr = { group: "\u202f", decimal: "," };

test("says that a figure is a lower bound", () => {
  expect(formatFigure({ value: 8000, atLeast: true }, en)).toBe("8,000+");
  expect(formatFigure({ value: 15, atLeast: false }, en)).toBe("15");
  expect(formatFigure({ value: 500, atLeast: true }, { ...en, atLeast: "+ de" })).toBe(
    "+ de\u00a0500",
  );
});

test("a mark between thousands has no other meaning", () => {
  expect(groupThousands(1234567, { group: "$&", decimal: "." })).toBe("1$&234$&567");
});

test.each([
  [0, "0", "0"],
  [999, "999", "999"],
  [1234567, "1,234,567", "1\u202f234\u202f567"],
  [10.5, "10.50", "10,50"],
  [1000.05, "1,000.05", "1\u202f000,05"],
  [999.999, "1,000", "1\u202f000"],
  [1e-7, "0", "0"],
  [-5, "0", "0"],
])("an amount of %d", (value, english, french) => {
  expect(formatAmount(value, en)).toBe(english);
  expect(formatAmount(value, fr)).toBe(french);
});

test("a currency without decimals is rounded", () => {
  expect(formatAmount(16499.5, fr, 0)).toBe("16\u202f500");
});

test("an amount is digits in threes and the two marks, for any number at all", () => {
  fc.assert(
    fc.property(fc.double(), fc.constantFrom(0, 1, 2, 3), (value, decimals) => {
      const text = formatAmount(value, en, decimals);
      expect(text).toMatch(/^(?:0|[1-9]\d{0,2}(?:,\d{3})*)(?:\.\d+)?$/);
      expect((text.split(".")[1] ?? "0".repeat(decimals)).length).toBe(decimals);
    }),
  );
});

test.each([
  [0.25, "0.25", "0,25"],
  [1.05, "1.05", "1,05"],
  [0.5, "0.5", "0,5"],
  [500, "500", "500"],
  [8000, "8,000", "8\u202f000"],
])("a quantity of %d", (value, english, french) => {
  expect(formatQuantity(value, en)).toBe(english);
  expect(formatQuantity(value, fr)).toBe(french);
});

test.each([
  [1.005, 2, 101],
  [2.5, 0, 3],
  [2.4999, 0, 2],
  [0.5, 0, 1],
  [0.1 + 0.2, 2, 30],
  [1e30, 0, Number.MAX_SAFE_INTEGER],
  [Number.MAX_VALUE, 2, Number.MAX_SAFE_INTEGER],
  [Number.NaN, 2, 0],
  [Number.POSITIVE_INFINITY, 2, 0],
  [Number.NEGATIVE_INFINITY, 2, 0],
  [-1, 2, 0],
  [0, 2, 0],
])("%d to %d decimals is %d: halves up, to the largest whole number", (value, decimals, units) => {
  expect(roundToUnits(value, decimals)).toBe(units);
});

test("hundredths come back as the number they were", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (hundredths) => {
      expect(roundToUnits(hundredths / 100, 2)).toBe(hundredths);
    }),
  );
});
