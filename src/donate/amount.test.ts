import { expect, test } from "vitest";
import { donationConfigFixture as config } from "../../tests/support/donate-fixtures.ts";
import { anyText, fc } from "../../tests/support/properties.ts";
import { currencyCodes } from "../i18n/currency-codes.ts";
import { formatAmount } from "../i18n/format-number.ts";
import { formatMoney, maxAmountIn, parseAmount, providedBy, toCurrency, toMru } from "./amount.ts";
import { defaultRates } from "./rates/rates.ts";

const amountOf = (value: number, currency?: string) => ({ kind: "amount", value, currency });

test.each([
  [1000, "1000|  1000  |1 000|1\u00a0000|1\u2009000|1'000|1.000|1,000|1 0 00|\u200f١٠٠٠\u200e"],
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
  ["two numbers", "50 USD 3|1.5 000"],
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

const rates = defaultRates(config);
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
  expect(toMru(amount, currency, rates, config)).toBe(local);
});

test("toMru: uses the fallback multiplier when the rate is unusable", () => {
  for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    const unusable = { MRU: rate, USD: rate, EUR: rate, XOF: rate };
    const converted = currencyCodes.map((code) => toMru(10, code, unusable, config));
    expect(converted).toEqual([10, 370, 400, 1]);
  }
});

test("toMru: rounds halves as decimals, not as binary fractions", () => {
  expect(toMru(1.05, "USD", { ...rates, USD: 0.7 }, config)).toBe(2);
  expect(toMru(0.35, "USD", { ...rates, USD: 0.1 }, config)).toBe(4);
});

test.each([
  [1000, "MRU", 1000],
  [1000, "USD", 27],
  [1000, "XOF", 16500],
  [1, "XOF", 17],
  [100.02, "USD", 2.7],
  [0, "USD", 0],
] as const)("toCurrency: converts %d MRU to %s as %d", (local, currency, amount) => {
  expect(toCurrency(local, currency, rates, config)).toBe(amount);
});

test("toCurrency: differs from the exact amount by at most half of the smallest coin", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), anyCode, anyRates, (local, code, given) => {
      const half = 0.5 * 10 ** -config.currencies[code].decimals + 1e-6;
      expect(Math.abs(toCurrency(local, code, given, config) - local * given[code])).toBeLessThan(
        half,
      );
    }),
  );
});

test("conversion: gives a number that can be written for any input", () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), anyCode, (amount, rate, code) => {
      const given = { ...rates, [code]: rate };
      expect(String(toMru(amount, code, given, config))).toMatch(/^\d+$/);
      const { decimals } = config.currencies[code];
      const converted = toCurrency(amount, code, given, config);
      expect(Object.is(converted, -0)).toBe(false);
      expect(formatMoney(converted, code, { group: "", decimal: "." }, config)).toMatch(
        decimals === 0 ? /^\d+\u00a0/ : /^\d+(?:\.\d\d)?\u00a0/,
      );
    }),
  );
});

test("maxAmountIn: gives the same maximum value in every currency", () => {
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
