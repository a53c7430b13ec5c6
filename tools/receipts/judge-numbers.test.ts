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

test.each<[string, ReturnType<typeof listOf>]>([
  ["ten digits that vary", listOf((index) => scattered(index, 10))],
  [
    "letters and the day around ten digits",
    listOf((index, date) => `TX${packedDay(date)}${scattered(index, 10)}MR`),
  ],
  ["a single number of ten digits", listOf((index) => scattered(index, 10), 1)],
  [
    "eight letters that vary",
    listOf((index) =>
      scattered(index, 8).replace(/\d/g, (digit) => "QWERTYUIOP"[Number(digit)] ?? ""),
    ),
  ],
  ["no number at all", []],
])("judgeNumbers: accepts %s", (_, gifts) => {
  expect(judgeNumbers(gifts)).toBeUndefined();
});

test.each<[string, string, ReturnType<typeof listOf>]>([
  [
    "letters before few digits",
    "more than 6 digits",
    listOf((index) => `TX${scattered(index, 6)}`),
  ],
  [
    "few digits between what all share",
    "more than 7 digits",
    listOf((index) => `20${scattered(index, 7)}0000`),
  ],
  [
    "the day before few digits",
    "more than 6 digits",
    listOf((index, date) => packedDay(date) + scattered(index, 6)),
  ],
  [
    "a French day in the middle",
    "more than 8 digits",
    listOf(
      (index, date) =>
        `MR${date.slice(8)}${date.slice(5, 7)}${date.slice(2, 4)}${scattered(index, 8)}`,
    ),
  ],
  [
    "a single number with letters",
    "more than 6 digits",
    listOf((index) => `TX${scattered(index, 6)}`, 1),
  ],
  [
    "one short number among long ones",
    "more than 7 digits",
    listOf((index) => scattered(index, index === 20 ? 7 : 11)),
  ],
  [
    "numbers that follow each other",
    "39 follow another one",
    listOf((index) => `73920081${1042 + index}`),
  ],
  [
    "two numbers that follow each other",
    "1 follow another one",
    listOf((index) => `${7_392_008_104_2 + index}`, 2),
  ],
  [
    "numbers that grow with the days",
    "sort like their dates",
    listOf((index) => `${10 + index}${scattered(index, 9)}`),
  ],
  [
    "numbers that fall with the days",
    "sort like their dates",
    listOf((index) => `${90 - index}${scattered(index, 9)}`),
  ],
])("judgeNumbers: refuses %s", (_, problem, gifts) => {
  expect(judgeNumbers(gifts)).toContain(problem);
});

test("judgeNumbers: says what to do", () => {
  expect(judgeNumbers(listOf((index) => `TX${index}`))).toMatch(
    /publish no receipts: enter the gifts/,
  );
});
