import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../tests/support/properties.ts";
import { formatAmount } from "../../i18n/format-number.ts";
import { parseAmount } from "./parse-amount.ts";

const amountOf = (value: number, currency?: string) => ({ kind: "amount", value, currency });

test.each([
  [
    1000,
    "1000|  1000  |1 000|1\u00a0000|1\u2009000|1'000|1’000|1.000|1,000|1 0 00|\u200f١٠٠٠\u200e",
  ],
  [1000.5, "1\u202f000,50|1’000.50|1,000.50|1.000,50|1000.500|1 000,500|١٬٠٠٠٫٥٠|١٠٠٠،٥|1.000٫500"],
  [1234567, "1.234.567|1,234,567|1 234 567|01.234.567"],
  [1234567.89, "1,234,567.891|1.234.567,891|1,234,567٫891|1.234.567٫891"],
  [123456789, "٠١٢٣٤٥٦٧٨٩|۰۱۲۳۴۵۶۷۸۹|00123456789"],
  [12345, "12.345|12,345|١٢٬٣٤٥"],
  [999999, "999,999|999 999"],
  [5, "5|5.|5,|5٫|+5|+ 5|\u2066+5\u2069|٥|۵"],
  [0.5, "0.500|0,500|.5|,5|٫5|0.5"],
  [1, "1٫000|1.0000|1,0000"],
  [10.5, "10.50|10,5"],
  [0.01, "0.005|0.01499"],
  [1235, "1234.995"],
  [90071992547409.91, "90071992547409.91"],
  [7, `${"0".repeat(400)}7`],
])("%d is %s", (value, ways) => {
  for (const way of ways.split("|")) expect(parseAmount(way), way).toEqual(amountOf(value));
});

test.each([
  ["MRU", "MRU|um|U.M.|Ouguiya|ouguiyas|أوقية|اوقية|أوقيه|اوقيه|أوقيات|أ.م"],
  ["USD", "usd|US $|$US|US$|$|dollar|Dollars|دولار"],
  ["EUR", "eur|€|euro|euros|يورو"],
  ["XOF", "xof|CFA|F CFA|f|.f|franc|francs|Francs CFA|فرنك"],
  [undefined, " | . "],
])("%s is what is meant beside an amount by %s", (currency, words) => {
  for (const word of words.split("|")) {
    expect(parseAmount(`1 000,50 ${word}`), word).toEqual(amountOf(1000.5, currency));
    expect(parseAmount(`${word} 7`), word).toEqual(amountOf(7, currency));
    expect(parseAmount(`${word} 7${word}`), word).toEqual(amountOf(7, currency));
  }
});

test.each([
  ["not a number", "abc|.|MRU|NaN|Infinity|1e21|1E3|0x10|10-20|1/2|٥½"],
  ["beside an unknown word", "5k|10 mille|٢ ألف|1000 MRO|5 pounds"],
  ["in two currencies", "$50 EUR|EUR 50 MRU|5k EUR|EUR 5k"],
  ["two numbers", "50 USD 3|1.5 000"],
  ["below zero", "-5|−5|–5|$ -5|-0|5-|5 -"],
  ["with marks that fit no number", "1.2.3|29.09.2026|1,00,000|1,000,50|1234,567,890|0.50.000"],
  ["with marks that disagree", "1.000,000.50|1.000,50.5|1٫5٫5|1٫5.5|1,000 000.5|1 000.000٫5"],
])("0 for what is %s: %s", (_what, ways) => {
  for (const way of ways.split("|")) {
    const parsed = parseAmount(way);
    expect(parsed, way).toEqual(amountOf(0));
    expect(parsed.kind === "amount" && Object.is(parsed.value, 0)).toBe(true);
  }
});

test.each([
  ["empty", ["", " ", "\u00a0", "\u200f\u2069", "\t\n"]],
  ["too-large", ["90071992547409.92", "9".repeat(400)]],
])("%s for %j", (kind, ways) => {
  for (const way of ways) expect(parseAmount(way)).toEqual({ kind });
});

describe("whatever is typed", () => {
  const marks = "0123456789٠٩۰۹.,٫٬،-+ eE'\u00a0\u202f\u200f$€MRU";
  const typed = fc.oneof(anyText(), fc.string({ unit: fc.constantFrom(...marks) }));

  test("an amount is exact hundredths, not below 0", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseAmount(text);
        if (parsed.kind !== "amount") return;
        expect(Object.is(parsed.value, -0)).toBe(false);
        expect(String(parsed.value)).toMatch(/^\d+(?:\.\d{1,2})?$/);
      }),
    );
  });

  test("every amount the site itself writes is understood, in any digits", () => {
    const groups = fc.constantFrom(",.", "\u202f,", "\u00a0.", ".,", "٬٫");
    const zeros = fc.constantFrom(0x30, 0x660, 0x6f0);
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        groups,
        zeros,
        (units, [group = "", decimal = ""], zero) => {
          const written = formatAmount(units / 100, { group, decimal }).replace(/\d/g, (digit) =>
            String.fromCharCode(zero + Number(digit)),
          );
          expect(parseAmount(written)).toEqual(amountOf(units / 100));
        },
      ),
    );
  });

  test.each([`1${" ".repeat(100_000)}x1`, `${"1 ".repeat(50_000)}x1`, `${"1,".repeat(50_000)}1`])(
    "a long paste takes no quadratic time",
    { timeout: 1000 },
    (text) => {
      expect(parseAmount(text)).toEqual(amountOf(0));
    },
  );
});
