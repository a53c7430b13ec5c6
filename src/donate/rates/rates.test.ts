import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  donationConfigFixture as config,
  currencyApiAnswer,
  exchangerateApiAnswer,
  frankfurterAnswer,
  realRates,
} from "../../../tests/support/donate-fixtures.ts";
import { checkRates, defaultRates, ratesFromAnswer, readRates } from "./rates.ts";

const { MRU: _, ...foreign } = realRates;

describe("readRates finds the rates", () => {
  test.each([
    ["of open.er-api.com", exchangerateApiAnswer, realRates],
    ["of frankfurter.dev", frankfurterAnswer, foreign],
    ["of currency-api", currencyApiAnswer, realRates],
    ["at rates", { rates: realRates }, realRates],
    ["under data.rates", { data: { rates: realRates } }, realRates],
    ["in the answer itself", { date: "2026-09-29", ...realRates }, realRates],
    ["in rows at rates", { rates: frankfurterAnswer }, foreign],
    ["in rows without a base", [{ quote: "usd", rate: "0.025" }], { USD: 0.025 }],
    ["in a row with spaces", [{ base: " MRU", quote: "usd ", rate: 0.025 }], { USD: 0.025 }],
    ["of XOF alone", { rates: { XOF: 14.4 } }, { XOF: 14.4 }],
    ["under MRU in capitals", { MRU: { Usd: 0.025 } }, { USD: 0.025 }],
    ["where there are some", { rates: {}, data: { rates: { usd: 0.025 } } }, { USD: 0.025 }],
  ])("%s", (_where, answer, rates) => {
    expect(readRates(answer)).toEqual(rates);
  });

  test("at rates before data.rates before mru before the answer itself", () => {
    const itself = { USD: 4 };
    const mru = { ...itself, mru: { USD: 3 } };
    const data = { ...mru, data: { rates: { USD: 2 } } };
    expect(readRates(itself)).toEqual({ USD: 4 });
    expect(readRates(mru)).toEqual({ USD: 3 });
    expect(readRates(data)).toEqual({ USD: 2 });
    expect(readRates({ ...data, rates: { USD: 1 } })).toEqual({ USD: 1 });
  });
});

describe("readRates reads", () => {
  test.each([
    ["0.025", 0.025],
    [" 14.405 ", 14.405],
    [".5", 0.5],
    [".025", 0.025],
    ["2e1", 20],
    ["2.5e-02", 0.025],
    ["2.5e-2", 0.025],
    ["1", 1],
  ])("the numeric string %j", (text, rate) => {
    expect(readRates({ rates: { USD: text } })).toEqual({ USD: rate });
  });

  test.each(["", " ", "abc", "0x10", "0,027", "1 000", "Infinity", "-1", null, true, {}, [1]])(
    "%j as NaN",
    (value) => {
      expect(readRates({ rates: { USD: value } })).toEqual({ USD: Number.NaN });
    },
  );

  test("no row of another base", () => {
    const foreignRows = [
      { base: "USD", quote: "EUR", rate: 0.9 },
      { base: "mru", quote: "eur", rate: 0.022 },
    ];
    expect(readRates(foreignRows)).toEqual({ EUR: 0.022 });
    expect(readRates(foreignRows.slice(0, 1))).toBeUndefined();
  });
});

describe("readRates gives undefined for", () => {
  test.each([
    [undefined],
    [null],
    ["<!doctype html>"],
    [0.027],
    [{}],
    [[]],
    [[null, 1, "USD"]],
    [{ rates: null, data: "none" }],
    [{ rates: { MRU: 1, GBP: 0.02 } }],
    [JSON.parse('{"__proto__":{"rates":{"USD":0.025}}}')],
    [JSON.parse('{"rates":{"__proto__":{"USD":0.025}}}')],
  ])("%j", (answer) => {
    expect(readRates(answer)).toBeUndefined();
  });
});

describe("readRates, whatever it is given,", () => {
  test("finds the same rates in any letter case, as numbers or strings, anywhere accepted", () => {
    const rate = fc.double({ min: 1e-9, max: 1e9, noNaN: true });
    const respell = (code: string, flips: readonly boolean[]) =>
      [...code].map((letter, i) => (flips[i] ? letter.toLowerCase() : letter)).join("");
    const flips = fc.array(fc.boolean(), { minLength: 3, maxLength: 3 });
    const places = fc.constantFrom(
      (map: object) => ({ rates: map }),
      (map: object) => ({ data: { rates: map } }),
      (map: object) => ({ mru: map }),
      (map: object) => map,
      (map: object) => Object.entries(map).map(([quote, r]) => ({ base: "MRU", quote, rate: r })),
    );
    fc.assert(
      fc.property(
        rate,
        rate,
        rate,
        flips,
        fc.boolean(),
        places,
        (usd, eur, xof, f, text, place) => {
          const stated = Object.entries({ USD: usd, EUR: eur, XOF: xof });
          const map = Object.fromEntries(
            stated.map(([code, value]) => [respell(code, f), text ? String(value) : value]),
          );
          expect(readRates(place(map))).toEqual({ USD: usd, EUR: eur, XOF: xof });
        },
      ),
    );
  });

  test("never throws and never alters what objects inherit", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (answer) => {
        readRates(answer);
        readRates({ rates: answer, data: answer, mru: answer });
      }),
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

const check = (change: object) => checkRates({ ...realRates, ...change }, config);

describe("checkRates accepts", () => {
  test("the real rates and the defaults", () => {
    expect(check({})).toEqual(realRates);
    expect(check(defaultRates(config))).toEqual(defaultRates(config));
  });

  test("rates that do not state MRU", () => {
    const { MRU: _, ...foreign } = realRates;
    expect(checkRates(foreign, config)).toEqual(realRates);
  });

  test.each([
    { USD: 0.081 },
    { USD: 0.009 },
    { EUR: 0.075 },
    { EUR: 0.025 / 3 },
    { XOF: 49.5 },
    { XOF: 5.5 },
  ])("%j, three times the default or a third of it", (change) => {
    expect(check(change)).toEqual({ ...realRates, ...change });
  });
});

test("the limit is three times in decimals, not in binary fractions", () => {
  const USD = { ...config.currencies.USD, defaultRate: 0.023 };
  const others = { ...config, currencies: { ...config.currencies, USD } };
  expect(0.069 / 0.023).toBeGreaterThan(3);
  expect(checkRates({ ...realRates, USD: 0.069 }, others)?.USD).toBe(0.069);
});

describe("checkRates refuses", () => {
  test.each([
    { USD: 0.0811 },
    { USD: 0.0089 },
    { EUR: 0.0751 },
    { EUR: 0.0083 },
    { XOF: 49.6 },
    { XOF: 5.4 },
    { USD: 40.08 },
    { XOF: 0.0694 },
    { USD: 0.0025, EUR: 0.0022, XOF: 1.44 },
    { MRU: 10 },
    { MRU: 2 },
    { MRU: Number.NaN },
    { MRU: 0 },
  ])("%j: out of reach, inverted, old ouguiya or another base", (change) => {
    expect(check(change)).toBeUndefined();
  });

  test.each(["USD", "EUR", "XOF"])("%s when it is missing or no positive finite number", (code) => {
    for (const rate of [undefined, Number.NaN, 0, -0, -0.025, Infinity, -Infinity]) {
      expect(check({ [code]: rate })).toBeUndefined();
    }
  });
});

test("whatever passes is positive, finite and within three times the default", () => {
  const near = (rate: number) => fc.oneof(fc.double(), fc.double({ min: rate / 4, max: rate * 4 }));
  const expected = defaultRates(config);
  fc.assert(
    fc.property(near(0.027), near(0.025), near(16.5), (USD, EUR, XOF) => {
      const rates = checkRates({ USD, EUR, XOF }, config);
      const within = ([rate, usual]: readonly [number, number]) =>
        rate >= (usual / 3) * (1 - 1e-8) && rate <= usual * 3 * (1 + 1e-8);
      const pairs = [
        [USD, expected.USD],
        [EUR, expected.EUR],
        [XOF, expected.XOF],
      ] as const;
      expect(rates !== undefined).toBe(pairs.every(within));
    }),
  );
});

const read = (answer: unknown) => ratesFromAnswer(answer, config);

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
