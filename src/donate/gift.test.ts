import { expect, test } from "vitest";
import { donationConfigFixture as config, realRates } from "../../tests/support/donate-fixtures.ts";
import { amountIn, type Gift, giftValueOf, textIn, typedGift } from "./gift.ts";
import { defaultRates } from "./rates/rates.ts";

const by = { rates: realRates, config, decimal: "," };
const byDefault = { ...by, rates: defaultRates(config) };

const chosen: Gift = { text: "4000", currency: "EUR", meantIn: "MRU" };
const typed = typedGift("50", "EUR");

test("a chosen gift: keeps its value in MRU when rates arrive or another currency is chosen", () => {
  for (const conversion of [by, byDefault]) {
    expect(giftValueOf(chosen, conversion).amountMru).toBe(4000);
    expect(giftValueOf({ ...chosen, currency: "XOF" }, conversion).amountMru).toBe(4000);
  }
  expect([by, byDefault].map((rates) => amountIn("EUR", chosen, rates))).toEqual([87.84, 100]);
});

test("a typed number: stays when another currency is chosen, and has the value of the rates", () => {
  expect(giftValueOf(typed, by)).toMatchObject({ amount: 50, amountMru: 2277 });
  expect(giftValueOf(typed, byDefault)).toMatchObject({ amount: 50, amountMru: 2000 });
  const inDollars = { ...typed, currency: "USD" } as const;
  expect(giftValueOf(inDollars, by)).toMatchObject({ amount: 50, amountMru: 2004, meantIn: "USD" });
});

test("a typed currency: is chosen too, and its value stays when another currency is chosen", () => {
  const gift = typedGift("50 EUR", "MRU", "MRU");
  expect(gift).toEqual({ text: "50 EUR", currency: "EUR", meantIn: "EUR" });
  expect(giftValueOf({ ...gift, currency: "USD" }, by).amountMru).toBe(2277);
  expect(amountIn("USD", gift, by)).toBe(56.81);
  expect(amountIn("EUR", gift, by)).toBe(50);
});

test.each([
  ["50 EUR", "EUR", "50"],
  ["50 EUR", "MRU", "2277"],
  ["12.50 €", "EUR", "12,50"],
  ["1 000 MRU", "EUR", "21,96"],
  ["10000 MRU", "MRU", "10000"],
  ["0 EUR", "MRU", ""],
  ["", "EUR", ""],
  ["", "USD", ""],
] as const)("textIn: writes %j into a field of %s as %j", (text, code, written) => {
  expect(textIn(code, typedGift(text, "EUR"), by)).toBe(written);
});

test.each(["abc", "1 000", "٢٠٠٠", "99999999999", "12.5"])(
  "textIn: leaves %j as it was typed",
  (text) => {
    expect(textIn("USD", typedGift(text, "USD"), by)).toBe(text);
  },
);

test.each([
  ["50", "EUR", 50, 2000, false],
  ["", "USD", 0, 0, false],
  ["abc", "USD", 0, 0, false],
  ["250000", "EUR", 250_000, 10_000_000, false],
  ["250001", "EUR", 0, 0, true],
  ["9".repeat(20), "XOF", 0, 0, true],
] as const)("giftValueOf: %j %s is worth %d", (text, code, amount, amountMru, tooLarge) => {
  const value = giftValueOf(typedGift(text, code), byDefault);
  expect(value).toMatchObject({ amount, amountMru, tooLarge });
});
