import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readRates } from "./read-rates.ts";
import {
  currencyApiAnswer,
  exchangerateApiAnswer,
  frankfurterAnswer,
  realRates,
} from "./test-answers.ts";

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

  test("never throws for a proxy whose every look throws", () => {
    const refuse = () => {
      throw new Error("do not look");
    };
    const hostile = new Proxy([], {
      ownKeys: refuse,
      get: refuse,
      getOwnPropertyDescriptor: refuse,
    });
    expect(readRates(hostile)).toBeUndefined();
    expect(readRates({ rates: hostile })).toBeUndefined();
  });
});
