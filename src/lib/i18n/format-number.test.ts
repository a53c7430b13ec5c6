import { expect, test } from "vitest";
import { fc } from "../../../tests/support/properties.ts";
import { formatAmount, formatFigure, formatQuantity, roundToUnits } from "./format-number.ts";

const en = { group: ",", decimal: "." };
const fr = { group: "\u202f", decimal: "," };

test("formatFigure: marks a lower bound", () => {
  expect(formatFigure({ value: 8000, atLeast: true }, en)).toBe("8,000+");
  expect(formatFigure({ value: 15, atLeast: false }, en)).toBe("15");
  expect(formatFigure({ value: 500, atLeast: true }, { ...en, atLeast: "plus de" })).toBe(
    "plus de\u00a0500",
  );
});

test.each([
  [0, "0", "0"],
  [1234567, "1,234,567", "1\u202f234\u202f567"],
  [10.5, "10.50", "10,50"],
  [1000.05, "1,000.05", "1\u202f000,05"],
  [999.999, "1,000", "1\u202f000"],
  [1e-7, "0", "0"],
  [-5, "0", "0"],
])("formatAmount: writes %d in English and French", (value, english, french) => {
  expect(formatAmount(value, en)).toBe(english);
  expect(formatAmount(value, fr)).toBe(french);
});

test("formatAmount: groups the digits of any number in threes", () => {
  fc.assert(
    fc.property(fc.double(), fc.constantFrom(0, 1, 2, 3), (value, decimals) => {
      const text = formatAmount(value, en, decimals);
      expect(text).toMatch(/^(?:0|[1-9]\d{0,2}(?:,\d{3})*)(?:\.\d+)?$/);
      expect((text.split(".")[1] ?? "0".repeat(decimals)).length).toBe(decimals);
    }),
  );
});

test.each([
  [1.05, "1.05", "1,05"],
  [0.5, "0.5", "0,5"],
  [8000, "8,000", "8\u202f000"],
])("formatQuantity: writes %d in English and French", (value, english, french) => {
  expect(formatQuantity(value, en)).toBe(english);
  expect(formatQuantity(value, fr)).toBe(french);
});

test.each([
  [1.005, 2, 101],
  [2.5, 0, 3],
  [0.1 + 0.2, 2, 30],
  [1e30, 0, Number.MAX_SAFE_INTEGER],
  [Number.NaN, 2, 0],
  [Number.POSITIVE_INFINITY, 2, 0],
  [0, 2, 0],
])("roundToUnits: rounds %d with %d decimals to %d units", (value, decimals, units) => {
  expect(roundToUnits(value, decimals)).toBe(units);
});

test("roundToUnits: gives back any hundredths", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (hundredths) => {
      expect(roundToUnits(hundredths / 100, 2)).toBe(hundredths);
    }),
  );
});
