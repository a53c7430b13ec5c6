import { describe, expect, test } from "vitest";
import {
  donationConfigFixture as config,
  currencyApiAnswer,
  exchangerateApiAnswer,
  frankfurterAnswer,
  realRates,
} from "../../../tests/support/donate-fixtures.ts";
import { fc } from "../../../tests/support/properties.ts";
import { currencyCodes } from "../../content/currency-codes.ts";
import { defaultRates, ratesFromAnswer } from "./rates.ts";

const read = (answer: unknown) => ratesFromAnswer(answer, config);
const { MRU: _, ...foreign } = realRates;
const spaced = { usd: " 0.02495 ", Eur: "2.196e-2", xof: "14.405", ...foreign };
const otherRow = { base: "USD", quote: "EUR", rate: 0.02 };

test.each([
  ["in what open.er-api.com sends", exchangerateApiAnswer],
  ["in what frankfurter.dev sends", frankfurterAnswer],
  ["in what currency-api sends", currencyApiAnswer],
  ["at rates", { rates: realRates }],
  ["under data.rates", { data: { rates: realRates } }],
  ["under MRU in capitals", { MRU: foreign }],
  ["in the answer itself", { date: "2026-09-29", ...realRates }],
  ["without MRU, in any letter case, as texts", { RATES: spaced }],
  ["in rows at rates", { rates: frankfurterAnswer }],
  ["in rows of another base too", [otherRow, ...frankfurterAnswer]],
  ["in rows without a base", frankfurterAnswer.map(({ quote, rate }) => ({ quote, rate }))],
  ["in rows with spaces", frankfurterAnswer.map((row) => ({ ...row, base: " mru " }))],
  ["where some can be used", { rates: {}, data: { rates: null }, mru: foreign }],
  ["at rates before the others", { rates: realRates, ...realRates, XOF: 15 }],
  ["at data.rates before mru", { data: { rates: realRates }, mru: { ...foreign, XOF: 15 } }],
  ["at mru before the answer itself", { ...currencyApiAnswer, ...foreign, XOF: 15 }],
  ["of a base in any letter case", { rates: realRates, base: "mru", base_code: " MRU " }],
  ["of a base by its other names", { ...realRates, base_currency: "MRU", baseCurrency: "mru" }],
  ["of no stated base", { rates: realRates, base: null, data: { base: "MRU" } }],
  ["of a success in any letter case", { rates: realRates, result: " SUCCESS" }],
])("ratesFromAnswer: finds the rates %s", (_where, answer) => {
  expect(read(answer)).toEqual(realRates);
});

test.each([
  [{ result: "error" }],
  [{ result: "" }],
  [{ result: false }],
  [{ base_code: "USD" }],
  [{ base: "EUR" }],
  [{ Base_Currency: "USD" }],
  [{ baseCurrency: "USD" }],
  [{ base: 1 }],
  [{ data: { base: "USD" } }],
])("ratesFromAnswer: refuses good rates in an answer that states %j", (stated) => {
  expect(read({ rates: realRates, ...stated })).toBeUndefined();
  expect(read({ ...realRates, ...stated })).toBeUndefined();
});

test.each([
  [undefined],
  [null],
  ["<!doctype html>"],
  [0.027],
  [[null, 1, "USD"]],
  [frankfurterAnswer.slice(1)],
  [frankfurterAnswer.map((row) => ({ ...row, base: "USD" }))],
  [JSON.parse(`{"__proto__":{"rates":${JSON.stringify(realRates)}}}`)],
])("ratesFromAnswer: finds no rates in %j", (answer) => {
  expect(read(answer)).toBeUndefined();
});

const noTexts = ["", "abc", "0,027", "1 000"];
const noNumbers = [Infinity, -Infinity, Number.NaN, 0, -0.025, null, [1], true, undefined];

describe.each(currencyCodes.filter((code) => code !== "MRU"))("rate of %s", (code) => {
  const { defaultRate } = config.currencies[code];
  const other = { ...realRates, [code]: undefined };
  const withRate = (rate: unknown) => read({ rates: { ...other, [code]: rate } });

  test.each([defaultRate / 3, defaultRate * 3])(
    "ratesFromAnswer: accepts %d, at most three times the default or a third of it",
    (rate) => {
      expect(withRate(rate)).toEqual({ ...realRates, [code]: rate });
    },
  );

  test("ratesFromAnswer: refuses a rate that is too far from the default, or no number", () => {
    const tooFar = [defaultRate / 3.01, defaultRate * 3.01];
    for (const rate of [...tooFar, ...noTexts, ...noNumbers]) {
      expect(withRate(rate), `${rate}`).toBeUndefined();
    }
  });
});

test.each([0, 2, 10, Number.NaN, "one", null])("rate of MRU: may not be %j", (MRU) => {
  expect(read({ rates: { ...realRates, MRU } })).toBeUndefined();
});

test("ratesFromAnswer: compares with the limit in decimals, not in binary fractions", () => {
  const USD = { ...config.currencies.USD, defaultRate: 0.023 };
  expect(0.069 / 0.023).toBeGreaterThan(3);
  const currencies = { ...config.currencies, USD };
  expect(ratesFromAnswer({ ...realRates, USD: 0.069 }, { currencies })?.USD).toBe(0.069);
});

test("default rates: have the values of the requirements", () => {
  const defaults = defaultRates(config);
  expect(defaults).toMatchObject({ MRU: 1, USD: 0.027, EUR: 0.025, XOF: 16.5 });
  expect(read(defaults)).toEqual(defaults);
});

test("ratesFromAnswer: finds no rates in any other data, and never throws", () => {
  const anything = fc.anything({ withNullPrototype: true, withSparseArray: true });
  fc.assert(
    fc.property(fc.oneof(anything, fc.jsonValue()), (answer) => {
      expect(read(answer)).toBeUndefined();
      expect(read({ rates: answer, data: answer, mru: answer, result: answer })).toBeUndefined();
    }),
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
});
