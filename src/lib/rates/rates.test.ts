import { expect, test } from "vitest";
import {
  donationConfigFixture as config,
  realRates,
} from "../../../tests/support/donate-fixtures.ts";
import { currencyCodes } from "../money/currency-codes.ts";
import { defaultRates, ratesFromMap } from "./rates.ts";

const read = (map: unknown) => ratesFromMap(map, config);
const { MRU: _, ...foreign } = realRates;

test.each([
  ["with more currencies", { ...realRates, AED: 0.09163 }],
  ["without MRU, in any letter case, as texts", { usd: " 0.02495 ", Eur: "2.196e-2", ...foreign }],
])("ratesFromMap: reads a map %s", (_what, map) => {
  expect(read(map)).toEqual(realRates);
});

const noRates = ["", "abc", "0,027", Infinity, Number.NaN, 0, -0.025, null, [1], true, undefined];

test.each(currencyCodes.filter((code) => code !== "MRU"))(
  "rate of %s: is a number from a third of the default to three times it",
  (code) => {
    const { defaultRate } = config.currencies[code];
    for (const rate of [defaultRate / 2.99, defaultRate * 2.99]) {
      expect(read({ ...realRates, [code]: rate })).toEqual({ ...realRates, [code]: rate });
    }
    const tooFar = [defaultRate / 3.01, defaultRate * 3.01];
    for (const rate of [...tooFar, ...noRates]) {
      expect(read({ ...realRates, [code]: rate }), `${rate}`).toBeUndefined();
    }
  },
);

test.each([0, 2, 10, Number.NaN, "one", null])("rate of MRU: may not be %j", (MRU) => {
  expect(read({ ...realRates, MRU })).toBeUndefined();
});

test("default rates: have the values of the requirements", () => {
  const defaults = defaultRates(config);
  expect(defaults).toMatchObject({ MRU: 1, USD: 0.027, EUR: 0.025, XOF: 16.5 });
  expect(read(defaults)).toEqual(defaults);
});
