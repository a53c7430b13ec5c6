import { expect, test } from "vitest";
import { anyText, fc } from "../../../../tests/support/properties.ts";
import { cleanTransactionNumber, maxTransactionNumberLength } from "./report.ts";

test("transaction number: becomes a short line, whatever is typed", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 80 }), (typed) => {
      const number = cleanTransactionNumber(typed);
      expect([...number].length).toBeLessThanOrEqual(maxTransactionNumberLength);
      expect(number).not.toMatch(/[\n\r<>]/);
    }),
  );
  expect(cleanTransactionNumber("  TX-12 34\n\ud800<b>")).toBe("TX-12 34b");
  expect(cleanTransactionNumber(`1${"𝟏".repeat(40)}`)).not.toMatch(/\p{Cs}/u);
});

test.each(["123", "12345", "TX1234", "TX 2026 0042 B", "حوالة ١٢٣٤٥", "PIN 12345"])(
  "transaction number: keeps %s as it is typed",
  (typed) => {
    expect(cleanTransactionNumber(typed)).toBe(typed);
  },
);

test.each([
  "PIN 1234",
  "pin1234",
  "code:۱۲۳۴",
  "mon code est 12 34",
  "الرمز السري ١٢٣٤",
  "كود 1234",
  "N 1234",
  "n° ١٢٣٤",
])("transaction number: leaves out the PIN of %s", (typed) =>
  expect(cleanTransactionNumber(typed)).toBe(""),
);

test("transaction number: leaves out four digits alone, which may be a PIN", () => {
  const digit = fc.constantFrom(..."0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹");
  const noise = fc.constantFrom(..." -./#!<\n\u00a0\u202f\u200e\u200f", "");
  const typed = fc.array(fc.tuple(noise, digit, noise), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(typed, (parts) => {
      expect(cleanTransactionNumber(parts.flat().join(""))).toBe("");
    }),
  );
});
