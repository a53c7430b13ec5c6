import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../tests/support/any-text.ts";
import { digitsOnly } from "./digits-only.ts";

test.each([
  ["36 12-34.56", "36123456"],
  ["(36) 12a34b56", "36123456"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["\u202A36 12 34 56\u202C", "36123456"],
  ["+", ""],
  ["१२", ""],
  ["", ""],
])("%j becomes %j", (typed, digits) => {
  expect(digitsOnly(typed)).toBe(digits);
});

test("nothing but 0 to 9 is left, whatever is typed", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(digitsOnly(text)).toMatch(/^[0-9]*$/u);
      expect(digitsOnly(digitsOnly(text))).toBe(digitsOnly(text));
    }),
  );
});
