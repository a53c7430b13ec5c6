import { expect, test } from "vitest";
import { donationConfigFixture as config, realRates } from "../../tests/support/donate-fixtures.ts";
import { defaultRates } from "./rates/rates.ts";
import {
  chooseCurrency,
  chooseGift,
  giftValueOf,
  ownChoice,
  readGift,
  toFieldText,
  withoutCurrency,
} from "./typed-gift.ts";

const beforeCurrency = { isCurrencyOpen: true };
const by = { rates: realRates, approximate: false, config, decimal: "." };

test("readGift: chooses the currency that is written beside the amount", () => {
  const typed = readGift("50 EUR", "MRU", beforeCurrency);
  expect(typed).toMatchObject({ text: "50 EUR", currency: "EUR", isCurrencyOpen: false });
  expect(withoutCurrency(typed, ".")).toEqual(readGift("50", "EUR"));
  expect(withoutCurrency(readGift("12.50 €", "MRU"), ",")).toMatchObject({ text: "12,50" });
});

test("withoutCurrency: keeps a text that names no currency", () => {
  for (const text of ["", "abc", "1 000", "٢٠٠٠", "99999999999"]) {
    expect(withoutCurrency(readGift(text, "USD"), ".").text).toBe(text);
  }
});

// 1,000 MRU would become 334 CFA francs, which are 1,001 MRU.
const coarse = { ...by, rates: { ...realRates, XOF: 0.3337 } };

test.each([
  ["4000", "MRU", by, "4000", "MRU"],
  ["4000", "USD", by, "99.80", "USD"],
  ["4000", "USD", { ...by, approximate: true }, "4000", "MRU"],
  ["1000", "XOF", coarse, "1000", "MRU"],
  [ownChoice, "USD", by, "", "MRU"],
] as const)("chooseGift: %s after %s stays exact", (choice, code, rates, text, currency) => {
  expect(chooseGift(readGift("7", code), choice, rates)).toEqual(readGift(text, currency));
});

test.each([
  ["a chosen gift's value", readGift("2500", "MRU"), { text: "62.38", isCurrencyOpen: false }],
  ["a typed number", readGift("2500", "MRU", beforeCurrency), { text: "2500", ...beforeCurrency }],
  ["the value of 50 EUR", readGift("50 EUR", "MRU", beforeCurrency), { text: "56.81" }],
  ["unreadable text", readGift("12abc", "MRU"), { text: "12abc" }],
])("chooseCurrency: keeps %s", (_what, gift, kept) => {
  expect(chooseCurrency(gift, "USD", by)).toMatchObject({ ...kept, currency: "USD" });
});

test("toFieldText: uses the decimal mark of the language and no separators of thousands", () => {
  expect(toFieldText(27.27, 2, ",")).toBe("27,27");
  expect(toFieldText(10000, 0, ".")).toBe("10000");
});

test.each([
  ["50", "EUR", 50, 2000, false],
  ["", "USD", 0, 0, false],
  ["abc", "USD", 0, 0, false],
  ["250000", "EUR", 250_000, 10_000_000, false],
  ["250001", "EUR", 0, 0, true],
  ["9".repeat(20), "XOF", 0, 0, true],
] as const)("giftValueOf: %j %s is worth %d", (text, code, amount, amountMru, tooLarge) => {
  const value = giftValueOf(readGift(text, code), { ...by, rates: defaultRates(config) });
  expect(value).toEqual({ amount, amountMru, tooLarge });
});
