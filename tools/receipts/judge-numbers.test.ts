import { expect, test } from "vitest";
import { judgeNumbers } from "./judge-numbers.ts";

const dayOf = (index: number) =>
  new Date(Date.UTC(2026, 0, 1 + 3 * index)).toISOString().slice(0, 10);

const packedDay = (date: string) => date.replaceAll("-", "");

/** Digits without an order: powers of 7 modulo a prime of eleven digits. */
function scattered(index: number, digits: number): string {
  let value = 1n;
  for (let power = 0; power < 40 + 7 * index; power++) value = (value * 7n) % 99_999_999_977n;
  return String(value).padStart(11, "0").slice(-digits);
}

const listOf = (numberOf: (index: number, date: string) => string, count = 40) =>
  Array.from({ length: count }, (_, index) => ({
    number: numberOf(index, dayOf(index)),
    date: dayOf(index),
  }));

const letters = (digits: string) => digits.replace(/\d/g, (digit) => "QWERTYUIOP"[+digit] ?? "");
/** A day as `141126`. */
const french = (date: string) => date.slice(8) + date.slice(5, 7) + date.slice(2, 4);

test.each([
  ["ten digits that vary", listOf((i) => scattered(i, 10))],
  ["the day around ten digits", listOf((i, date) => `TX${packedDay(date)}${scattered(i, 10)}MR`)],
  ["a single number of ten digits", listOf((i) => scattered(i, 10), 1)],
  ["eight letters that vary", listOf((i) => letters(scattered(i, 8)))],
])("judgeNumbers: accepts %s", (_, gifts) => {
  expect(judgeNumbers(gifts)).toBeUndefined();
});

test.each([
  ["letters before few digits", "more than 6", listOf((i) => `TX${scattered(i, 6)}`)],
  ["few digits between what all share", "more than 7", listOf((i) => `20${scattered(i, 7)}0000`)],
  ["a day before few digits", "more than 6", listOf((i, d) => packedDay(d) + scattered(i, 6))],
  ["a French day", "more than 8", listOf((i, d) => `MR${french(d)}${scattered(i, 8)}`)],
  ["a single number with letters", "more than 6", listOf((i) => `TX${scattered(i, 6)}`, 1)],
  ["one short number", "more than 7", listOf((i) => scattered(i, i === 20 ? 7 : 11))],
  ["numbers in a row", "39 follow another one", listOf((i) => `73920081${1042 + i}`)],
  ["numbers that grow daily", "like their dates", listOf((i) => `${10 + i}${scattered(i, 9)}`)],
])("judgeNumbers: refuses %s and says what to do", (_, problem, gifts) => {
  expect(judgeNumbers(gifts)).toContain(problem);
  expect(judgeNumbers(gifts)).toMatch(/publish no receipts: enter the gifts/);
});
