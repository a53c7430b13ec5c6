import { expect, test } from "vitest";
import { anyText, fc } from "../../../tests/support/properties.ts";
import { formatAmount } from "../i18n/format-number.ts";
import { parseAmount } from "./parse-amount.ts";

const amountOf = (value: number, currency?: string) => ({ kind: "amount", value, currency });

test.each([
  [1000, "1000|  1000  |1 000|1\u00a0000|1\u2009000|1'000|1.000|1,000|1  000|\u200f١٠٠٠\u200e"],
  [1000.5, "1\u202f000,50|1’000.50|1,000.50|1.000,50|1000.500|1 000,500|١٬٠٠٠٫٥٠|١٠٠٠،٥|1.000٫500"],
  [1234567, "1.234.567|1,234,567|1 234 567|01.234.567"],
  [1234567.89, "1,234,567.891|1.234.567,891|1,234,567٫891|1.234.567٫891"],
  [123456789, "٠١٢٣٤٥٦٧٨٩|۰۱۲۳۴۵۶۷۸۹|00123456789"],
  [12345, "12.345|12,345|١٢٬٣٤٥"],
  [999999, "999,999|999 999"],
  [2000, "2 000,-|2.000,-|2 000.-|2000,--|2 000,—|2 000,–"],
  [5, "5|5.|5,|5٫|+5|+ 5|\u2066+5\u2069|٥|۵|５"],
  [0.5, "0.500|0,500|.5|,5|٫5|0.5"],
  [1, "1٫000|1,00|1.00"],
  [10.5, "10.50|10,5"],
  [0.01, "0.005|0.01499"],
  [1235, "1234.995"],
  [90071992547409.91, "90071992547409.91"],
  [7, `${"0".repeat(400)}7`],
])("parseAmount: reads %d from %s", (value, ways) => {
  for (const way of ways.split("|")) expect(parseAmount(way), way).toEqual(amountOf(value));
});

test.each([
  ["MRU", "MRU|um|U.M.|Ouguiya|ouguiyas|ouguia|أوقية|اوقية|أوقيه|اوقيه|أوقيات|أ.م"],
  ["MRU", "UM (MRU)|(MRU)|MRU:|new ouguiya|New ouguiyas (MRU)|nouvelles"],
  ["MRU", "ouguiyas nouvelles|Nouvelles ouguiyas|ouguiya nouvelle (MRU)"],
  ["MRU", "أوقية جديدة|أوقية جديده|الأوقية الجديدة|أوقيات جديدة|جديدة|أوقية (MRU)"],
  ["USD", "usd|US $|$US|US$|$|dollar|Dollars|US dollars|dollars US|دولار|دولار أمريكي"],
  ["EUR", "eur|€|euro|euros|euros (EUR)|يورو|أورو"],
  ["XOF", "xof|CFA|F CFA|f|.f|franc|francs|Francs CFA|F.CFA|فرنك|فرنك سيفا"],
  [undefined, " | . "],
])("parseAmount: reads %s from the words %s", (currency, words) => {
  for (const word of words.split("|")) {
    expect(parseAmount(`1 000,50 ${word}`), word).toEqual(amountOf(1000.5, currency));
    expect(parseAmount(`${word} 7`), word).toEqual(amountOf(7, currency));
    expect(parseAmount(`${word} 7${word}`), word).toEqual(amountOf(7, currency));
    expect(parseAmount(`7,- ${word}`), word).toEqual(amountOf(7, currency));
  }
});

test.each([
  ["not a number", "abc|.|MRU|NaN|Infinity|1e21|1E3|0x10|10-20|1/2|٥½"],
  ["beside an unknown word", "5k|10 mille|٢ ألف|5 shells|1000 (about)|new dollars 5"],
  ["in old ouguiya", "1000 MRO|1000 ouguiyas anciennes|1000 أوقية قديمة|old ouguiya 1000"],
  ["in two currencies", "$50 EUR|EUR 50 MRU|5k EUR|EUR 5k|5 EUR (USD)|5 ouguiyas (XOF)"],
  ["two numbers", "50 USD 3|1.5 000|500 1000|500 2 000|29 09 2026|10 00|1000 2|1 00"],
  ["below zero", "-5|−5|–5|—5|$ -5|-0|5-|5 -|-5,-"],
  ["with marks that fit no number", "1.2.3|29.09.2026|1,00,000|1,000,50|1234,567,890|0.50.000"],
  ["with a last group that is no thousand", "1,0000|15.0000|1.0000|1 000,5000|1’0000|١٬٠٠"],
  ["with marks that disagree", "1.000,000.50|1.000,50.5|1٫5٫5|1٫5.5|1,000 000.5|1 000.000٫5"],
])("parseAmount: cannot read an amount that is %s: %s", (_what, ways) => {
  for (const way of ways.split("|")) expect(parseAmount(way), way).toEqual({ kind: "unreadable" });
});

test.each([
  ["empty", ["", " ", "\u00a0", "\u200f\u2069", "\t\n"]],
  ["too-large", ["90071992547409.92", "9".repeat(400)]],
])("parseAmount: answers %s for %j", (kind, ways) => {
  for (const way of ways) expect(parseAmount(way)).toEqual({ kind });
});

const marks = "0123456789٠٩۰۹.,٫٬،-+ eE'\u00a0\u202f\u200f$€MRU";
const typed = fc.oneof(anyText(), fc.string({ unit: fc.constantFrom(...marks) }));

test("parseAmount: gives hundredths that are never below 0", () => {
  fc.assert(
    fc.property(typed, (text) => {
      const parsed = parseAmount(text);
      if (parsed.kind !== "amount") return;
      expect(Object.is(parsed.value, -0)).toBe(false);
      expect(String(parsed.value)).toMatch(/^\d+(?:\.\d{1,2})?$/);
    }),
  );
});

test("parseAmount: reads every amount that the site writes, in any digits", () => {
  const groups = fc.constantFrom(",.", "\u202f,", "\u00a0.", ".,", "٬٫");
  const zeros = fc.constantFrom(0x30, 0x660, 0x6f0);
  fc.assert(
    fc.property(fc.nat(1_000_000_000), groups, zeros, (units, [group = "", decimal = ""], zero) => {
      const written = formatAmount(units / 100, { group, decimal }).replace(/\d/g, (digit) =>
        String.fromCharCode(zero + Number(digit)),
      );
      expect(parseAmount(written)).toEqual(amountOf(units / 100));
    }),
  );
});

// A search that goes back over the text would take hours.
test.each([`1${" ".repeat(1e6)}x1`, `${"1 ".repeat(1e6)}x1`, `${"1,".repeat(1e6)}1`])(
  "parseAmount: reads a text of a million characters to its end",
  (text) => {
    expect(parseAmount(text)).toEqual({ kind: "unreadable" });
  },
);
