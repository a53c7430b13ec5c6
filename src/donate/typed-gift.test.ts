import { expect, test } from "vitest";
import { donationConfigFixture as config } from "../../tests/support/donate-fixtures.ts";
import { defaultRates } from "./rates/rates.ts";
import { giftValueOf, readGift, toFieldText, withoutCurrency } from "./typed-gift.ts";

const rates = defaultRates(config);

test("readGift: chooses the currency that is written beside the amount", () => {
  const typed = readGift("50 EUR", "MRU");
  expect(typed).toMatchObject({ text: "50 EUR", currency: "EUR" });
  expect(withoutCurrency(typed, ".")).toEqual(readGift("50", "EUR"));
  expect(withoutCurrency(readGift("12.50 €", "MRU"), ",")).toMatchObject({ text: "12,50" });
});

test.each(["", "abc", "1 000", "٢٠٠٠", "99999999999"])(
  "withoutCurrency: keeps %j, which names no currency",
  (text) => {
    expect(withoutCurrency(readGift(text, "USD"), ".").text).toBe(text);
  },
);

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
] as const)(
  "giftValueOf: values %j %s at %d, which is %d MRU",
  (text, currency, amount, amountMru, tooLarge) => {
    expect(giftValueOf(readGift(text, currency), rates, config)).toEqual({
      amount,
      amountMru,
      tooLarge,
    });
  },
);
