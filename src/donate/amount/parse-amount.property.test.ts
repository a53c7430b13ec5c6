import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text.ts";
import { formatAmount } from "./format-amount.ts";
import { parseAmount } from "./parse-amount.ts";

const maxAmount = 10_000_000;
const parse = (text: string) => parseAmount(text, maxAmount);
const amountOf = (value: number, currency?: string) => ({ kind: "amount", value, currency });

describe("parseAmount, whatever is typed,", () => {
  const typed = fc.oneof(
    anyText(),
    fc.string({ unit: fc.constantFrom(..."0123456789٠٩۰۹.,٫٬،-+ eE'\u00a0\u202f\u200f$€MRU") }),
  );

  test("gives hundredths between 0 and the limit", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parse(text);
        if (parsed.kind !== "amount") return;
        expect(parsed.value).toBeGreaterThanOrEqual(0);
        expect(parsed.value).toBeLessThanOrEqual(maxAmount);
        expect(Object.is(parsed.value, -0)).toBe(false);
        expect(String(parsed.value)).toMatch(/^\d+(?:\.\d{1,2})?$/);
      }),
    );
  });

  const styles = [
    { group: ",", decimal: "." },
    { group: "\u202f", decimal: "," },
    { group: "\u00a0", decimal: "." },
    { group: ".", decimal: "," },
    { group: "٬", decimal: "٫" },
    { group: "", decimal: "." },
  ];

  test("understands every amount the site itself writes, in any digits", () => {
    const zeros = fc.constantFrom(0x30, 0x660, 0x6f0);
    const hundredths = fc.integer({ min: 0, max: maxAmount * 100 });
    fc.assert(
      fc.property(hundredths, fc.constantFrom(...styles), zeros, (units, style, zeroDigit) => {
        const written = formatAmount(units / 100, style).replace(/\d/g, (digit) =>
          String.fromCharCode(zeroDigit + Number(digit)),
        );
        expect(parse(written)).toEqual(amountOf(units / 100));
      }),
    );
  });

  test("takes a long paste in its stride", () => {
    const before = performance.now();
    parse(`1${" ".repeat(100_000)}x1`);
    parse(`${"1 ".repeat(50_000)}x1`);
    parse(`${"1,".repeat(50_000)}1`);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
