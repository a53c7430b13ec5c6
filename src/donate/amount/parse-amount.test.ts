import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text.ts";
import { formatAmount } from "../../i18n/format-number.ts";
import { currencyOfWord, parseAmount, readNumeral } from "./parse-amount.ts";

test.each([
  ["MRU", "MRU"],
  ["MRU", "um"],
  ["MRU", "U.M."],
  ["MRU", "Ouguiya"],
  ["MRU", "ouguiyas"],
  ["MRU", "أوقية"],
  ["MRU", "اوقية"],
  ["MRU", "أوقيه"],
  ["MRU", "اوقيه"],
  ["MRU", "أوقيات"],
  ["MRU", "أ.م"],
  ["USD", "usd"],
  ["USD", "US $"],
  ["USD", "$US"],
  ["USD", "$"],
  ["USD", "dollar"],
  ["USD", "Dollars"],
  ["USD", "دولار"],
  ["EUR", "eur"],
  ["EUR", "€"],
  ["EUR", "euro"],
  ["EUR", "euros"],
  ["EUR", "يورو"],
  ["XOF", "xof"],
  ["XOF", "CFA"],
  ["XOF", "F CFA"],
  ["XOF", "f"],
  ["XOF", "franc"],
  ["XOF", "francs"],
  ["XOF", "Francs CFA"],
  ["XOF", "فرنك"],
])("%s is meant by %s", (currency, word) => {
  expect(currencyOfWord(word)).toBe(currency);
});

test.each(["", "MRO", "k", "mille", "ألف", "pounds"])("no currency is meant by %j", (word) => {
  expect(currencyOfWord(word)).toBeUndefined();
});

const maxAmount = 10_000_000;
const parse = parseAmount;
const amountOf = (value: number, currency?: string) => ({ kind: "amount", value, currency });

describe("parseAmount understands", () => {
  test.each([
    ["1000", 1000],
    ["  1000  ", 1000],
    ["0", 0],
    ["10.5", 10.5],
    ["1 000", 1000],
    ["1\u00a0000", 1000],
    ["1\u202f000,50", 1000.5],
    ["1\u2009000", 1000],
    ["1'000", 1000],
    ["1’000.50", 1000.5],
    ["1,000.50", 1000.5],
    ["1.000,50", 1000.5],
    ["+5", 5],
    ["+ 5", 5],
    ["٢٠٠٠", 2000],
    ["۲۰۰۰", 2000],
    ["١٬٠٠٠٫٥٠", 1000.5],
    ["١٠٠٠،٥", 1000.5],
    ["\u200f١٠٠٠\u200e", 1000],
    ["\u2066+1000\u2069", 1000],
  ])("%j", (text, value) => {
    expect(parse(text)).toEqual(amountOf(value));
  });

  test.each(["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹"])("each digit of %s", (text) => {
    expect(parse(text)).toEqual(amountOf(123456789));
  });

  test.each([
    ["1000 MRU", 1000, "MRU"],
    ["UM 1 000", 1000, "MRU"],
    ["٢٠٠٠ أوقية", 2000, "MRU"],
    ["$50", 50, "USD"],
    ["US$ 50.25", 50.25, "USD"],
    ["50,5 €", 50.5, "EUR"],
    ["10 000 F.CFA", 10000, "XOF"],
    ["1000.f", 1000, "XOF"],
    ["US$ 50 USD", 50, "USD"],
  ])("%s with its currency", (text, value, currency) => {
    expect(parse(text)).toEqual(amountOf(value, currency));
  });

  test("more than two decimals, rounded with halves up", () => {
    expect(parse("0.005")).toEqual(amountOf(0.01));
    expect(parse("0.0049999")).toEqual(amountOf(0));
    expect(parse("1234.995")).toEqual(amountOf(1235));
  });
});

describe("parseAmount gives", () => {
  test.each(["", " ", "\u00a0", "\u200f\u2069", "\t\n"])("empty for %j", (text) => {
    expect(parse(text)).toEqual({ kind: "empty" });
  });

  test.each([
    ["abc", "not a number"],
    [".", "a mark alone"],
    ["MRU", "a currency alone"],
    ["NaN", "not a number"],
    ["Infinity", "not a number"],
    ["1e21", "scientific"],
    ["1E3", "scientific"],
    ["0x10", "hexadecimal"],
    ["10-20", "a range"],
    ["1/2", "a fraction"],
    ["5k", "an unknown word"],
    ["10 mille", "an unknown word"],
    ["٢ ألف", "an unknown word"],
    ["1000 MRO", "old ouguiya"],
    ["$50 EUR", "two currencies"],
    ["50 USD 3", "two numbers"],
    ["1.2.3", "marks that fit no number"],
    ["1.5 000", "a space among decimals"],
    ["٥½", "a fraction"],
    ["-5", "negative"],
    ["−5", "negative"],
    ["$ -5", "negative"],
    ["-0", "negative"],
    ["5-", "negative, as typed from right to left"],
  ])("0 for %j: %s", (text) => {
    const parsed = parse(text);
    expect(parsed).toEqual(amountOf(0));
    expect(parsed.kind === "amount" && Object.is(parsed.value, 0)).toBe(true);
  });

  test("too large where hundredths are no longer exact", () => {
    expect(parse("90071992547409.91")).toEqual(amountOf(90071992547409.91));
    expect(parse("90071992547409.92")).toEqual({ kind: "too-large" });
    expect(parse("9".repeat(400))).toEqual({ kind: "too-large" });
    expect(parse(`${"0".repeat(400)}7`)).toEqual(amountOf(7));
  });
});

describe("parseAmount, whatever is typed,", () => {
  const typed = fc.oneof(
    anyText(),
    fc.string({ unit: fc.constantFrom(..."0123456789٠٩۰۹.,٫٬،-+ eE'\u00a0\u202f\u200f$€MRU") }),
  );

  test("gives exact hundredths not below 0", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parse(text);
        if (parsed.kind !== "amount") return;
        expect(parsed.value).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(Math.round(parsed.value * 100))).toBe(true);
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

describe("readNumeral", () => {
  test.each([
    ["1.000", "1000", ""],
    ["1,000", "1000", ""],
    ["12.345", "12345", ""],
    ["999,999", "999999", ""],
    ["1.234.567", "1234567", ""],
    ["1,234,567", "1234567", ""],
    ["1 000", "1000", ""],
    ["1 00", "100", ""],
    ["007", "007", ""],
  ])("%s groups", (numeral, whole, decimals) => {
    expect(readNumeral(numeral)).toEqual({ whole, decimals });
  });

  test.each([
    ["0.500", "0", "500"],
    ["0,125", "0", "125"],
    ["10.50", "10", "50"],
    ["10,5", "10", "5"],
    ["1000.500", "1000", "500"],
    ["1.0000", "1", "0000"],
    ["1 000,500", "1000", "500"],
    ["1,000.50", "1000", "50"],
    ["1.000,50", "1000", "50"],
    ["1,234,567.891", "1234567", "891"],
    ["1.000٫500", "1000", "500"],
    ["1٫000", "1", "000"],
    [".5", "", "5"],
    ["٫5", "", "5"],
    ["5,", "5", ""],
  ])("%s has a decimal mark", (numeral, whole, decimals) => {
    expect(readNumeral(numeral)).toEqual({ whole, decimals });
  });

  test.each([
    "1.2.3",
    "29.09.2026",
    "1,00,000",
    "1,000,50",
    "1.000,000.50",
    "1.000,50.5",
    "1٫5٫5",
    "1٫5.5",
    "1.5 000",
    "1,000 000.5",
    "1234,567,890",
  ])("%s is no number", (numeral) => {
    expect(readNumeral(numeral)).toBeUndefined();
  });
});
