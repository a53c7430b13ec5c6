import { describe, expect, test } from "vitest";
import { donationConfigFixture as config } from "../../../tests/support/donate-figures.ts";
import { type CurrencyCode, currencyCodes } from "../amount/parse-amount.ts";
import { defaultRates } from "../rates/rates.ts";
import { type Gift, type GiftEvent, giftReducer, giftValueOf, typedGift } from "./use-gift.ts";

const rates = defaultRates(config);
const giftOf = (text: string, currency: CurrencyCode): Gift => typedGift(text, currency, config);
const start = giftOf("1000", "MRU");
const changed = (gift: Gift, ...events: readonly GiftEvent[]): Gift =>
  events.reduce((now, event) => giftReducer(now, event, { config, decimal: "." }), gift);

describe("typing", () => {
  test("keeps the text as it is and the currency chosen", () => {
    expect(changed(start, { type: "typed", text: "1,5" })).toMatchObject({
      text: "1,5",
      currency: "MRU",
    });
  });

  test("a currency written beside the amount is chosen; the text waits until the field is left", () => {
    const typed = changed(start, { type: "typed", text: "50 EUR" });
    expect(typed).toMatchObject({ text: "50 EUR", currency: "EUR" });
    expect(changed(typed, { type: "left" })).toMatchObject({ text: "50", currency: "EUR" });
  });

  test.each(["", "abc", "1 000", "٢٠٠٠", "99999999999"])(
    "leaving the field keeps %j, which names no currency",
    (text) => {
      expect(changed(giftOf(text, "USD"), { type: "left" }).text).toBe(text);
    },
  );
});

describe("choosing a currency", () => {
  test("keeps the number", () => {
    const chosen = changed(start, { type: "currency-chosen", currency: "USD" });
    expect(chosen).toMatchObject({ text: "1000", currency: "USD" });
  });

  test("drops another currency's name, so that the text does not contradict the choice", () => {
    const typed = changed(start, { type: "typed", text: "12.50 €" });
    const chosen = changed(typed, { type: "currency-chosen", currency: "USD" });
    expect(chosen).toMatchObject({ text: "12.50", currency: "USD" });
  });
});

describe("choosing a level", () => {
  test.each(
    currencyCodes.flatMap((currency) =>
      config.impactLevels.map(({ amount }) => [amount, currency] as const),
    ),
  )("%s MRU in %s provides what the card says", (amountMru, currency) => {
    const gift = changed(giftOf("", currency), { type: "level-chosen", amountMru, rates });
    expect(gift.currency).toBe(currency);
    expect(giftValueOf(gift, rates, config).amountMru).toBeGreaterThanOrEqual(amountMru);
  });

  test("the amount is written with the decimal mark of the language and without groups", () => {
    const gift = giftReducer(
      giftOf("", "USD"),
      { type: "level-chosen", amountMru: 1010, rates },
      { config, decimal: "," },
    );
    expect(gift.text).toBe("27,27");
    const large = changed(start, { type: "level-chosen", amountMru: 10000, rates });
    expect(large.text).toBe("10000");
  });
});

describe("the value of a gift", () => {
  test.each([
    ["1000", "MRU", 1000, 1000, false],
    ["50", "EUR", 50, 2000, false],
    ["", "USD", 0, 0, false],
    ["abc", "USD", 0, 0, false],
    ["10000000", "MRU", 10_000_000, 10_000_000, false],
    ["10000001", "MRU", 0, 0, true],
  ] as const)("%j %s", (text, currency, amount, amountMru, tooLarge) => {
    expect(giftValueOf(giftOf(text, currency), rates, config)).toEqual({
      amount,
      amountMru,
      tooLarge,
    });
  });
});

test("what is put into the field is what it would be read as", () => {
  const gift = changed(start, { type: "typed", text: "50 EUR" }, { type: "left" });
  expect(gift).toEqual(giftOf("50", "EUR"));
  const chosen = changed(gift, { type: "level-chosen", amountMru: 2000, rates });
  expect(chosen).toEqual(giftOf("50", "EUR"));
  const linked = { amount: 12.5, currency: "USD" } as const;
  expect(changed(start, { type: "link-opened", gift: linked })).toEqual(giftOf("12.50", "USD"));
});
