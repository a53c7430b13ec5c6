import { expect, test } from "vitest";
import { donationConfigFixture as config, realRates } from "../../tests/support/donate-fixtures.ts";
import { type Gift, readGift, typedGift } from "./gift.ts";
import { defaultRates } from "./rates/rates.ts";

const inNumbers = { config, decimal: "," };
const read = (gift: Gift) => readGift(gift, { rates: realRates, ...inNumbers });
const readByDefault = (gift: Gift) => readGift(gift, { rates: defaultRates(config), ...inNumbers });

const chosen: Gift = { text: "4000", currency: "EUR", meantIn: "MRU" };
const typed = typedGift("50", "EUR");

test("a chosen gift: keeps its value in MRU when rates arrive or another currency is chosen", () => {
  for (const readGiven of [read, readByDefault]) {
    expect(readGiven(chosen).amountMru).toBe(4000);
    expect(readGiven({ ...chosen, currency: "XOF" }).amountMru).toBe(4000);
  }
  expect([read(chosen), readByDefault(chosen)].map(({ amountIn }) => amountIn("EUR"))).toEqual([
    87.84, 100,
  ]);
});

test("a typed number: stays when another currency is chosen", () => {
  expect(read(typed)).toMatchObject({ amount: 50, amountMru: 2277 });
  expect(readByDefault(typed)).toMatchObject({ amount: 50, amountMru: 2000 });
  const inDollars = { ...typed, currency: "USD" } as const;
  expect(read(inDollars)).toMatchObject({ amount: 50, amountMru: 2004, meantIn: "USD" });
});

test("a typed currency: is chosen too", () => {
  const gift = typedGift("50 EUR", "MRU", "MRU");
  expect(gift).toEqual({ text: "50 EUR", currency: "EUR", meantIn: "EUR" });
  expect(read({ ...gift, currency: "USD" }).amountMru).toBe(2277);
  expect(read(gift).amountIn("USD")).toBe(56.81);
  expect(read(gift).amountIn("EUR")).toBe(50);
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
  expect(read(typedGift(text, "EUR")).textIn(code)).toBe(written);
});

test.each(["abc", "1 000", "٢٠٠٠", "99999999999", "12.5"])(
  "textIn: leaves %j as it was typed",
  (text) => {
    expect(read(typedGift(text, "USD")).textIn("USD")).toBe(text);
  },
);

test.each([
  ["50", "EUR", 50, 2000, false],
  ["", "USD", 0, 0, false],
  ["abc", "USD", 0, 0, false],
  ["250000", "EUR", 250_000, 10_000_000, false],
  ["250001", "EUR", 0, 0, true],
  ["9".repeat(20), "XOF", 0, 0, true],
] as const)("readGift: %j %s is worth %d", (text, code, amount, amountMru, tooLarge) => {
  expect(readByDefault(typedGift(text, code))).toMatchObject({ amount, amountMru, tooLarge });
});
