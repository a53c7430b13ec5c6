import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figuresFixture as figures } from "../figures-fixture.ts";
import { ratesFromAnswer } from "./rates-from-answer.ts";
import {
  currencyApiAnswer,
  exchangerateApiAnswer,
  frankfurterAnswer,
  realRates,
} from "./test-answers.ts";

const read = (answer: unknown) => ratesFromAnswer(answer, figures);

describe("ratesFromAnswer", () => {
  test.each([
    ["open.er-api.com", exchangerateApiAnswer],
    ["frankfurter.dev", frankfurterAnswer],
    ["currency-api", currencyApiAnswer],
  ])("accepts what %s sends", (_service, answer) => {
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
  ])("refuses usable rates in an answer that states %j", (stated) => {
    expect(read({ rates: realRates, ...stated })).toBeUndefined();
    expect(read({ ...realRates, ...stated })).toBeUndefined();
  });

  test.each([
    { base: "mru" },
    { base: null },
    { base_code: " MRU " },
    { result: "SUCCESS" },
    { result: " success " },
    { data: { base: "MRU" } },
  ])("accepts an answer that states %j", (stated) => {
    expect(read({ rates: realRates, ...stated })).toEqual(realRates);
  });

  test("refuses rates that fail the check", () => {
    expect(read({ rates: { ...realRates, USD: 40.08 } })).toBeUndefined();
    expect(read(frankfurterAnswer.slice(1))).toBeUndefined();
  });

  test("never throws, and invents no rates, whatever it is given", () => {
    const anything = fc.anything({ withNullPrototype: true, withSparseArray: true });
    fc.assert(
      fc.property(fc.oneof(anything, fc.jsonValue()), (answer) => {
        expect(read(answer)).toBeUndefined();
        expect(read({ rates: answer, data: answer, result: answer })).toBeUndefined();
      }),
    );
  });
});
