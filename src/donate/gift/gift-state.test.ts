import { describe, expect, test } from "vitest";
import { currencyCodes } from "../currency.ts";
import { figuresFixture as figures } from "../figures-fixture.ts";
import { defaultRates } from "../rates/rates.ts";
import { type Gift, type GiftEvent, giftReducer, giftValueOf } from "./gift-state.ts";

const rates = defaultRates(figures);
const start: Gift = { text: "1000", currency: "MRU" };
const changed = (gift: Gift, ...events: readonly GiftEvent[]): Gift =>
  events.reduce((now, event) => giftReducer(now, event, { figures, decimal: "." }), gift);

describe("typing", () => {
  test("keeps the text as it is and the currency chosen", () => {
    expect(changed(start, { type: "typed", text: "1,5" })).toEqual({
      text: "1,5",
      currency: "MRU",
    });
  });

  test("a currency written beside the amount is chosen; the text waits until the field is left", () => {
    const typed = changed(start, { type: "typed", text: "50 EUR" });
    expect(typed).toEqual({ text: "50 EUR", currency: "EUR" });
    expect(changed(typed, { type: "left" })).toEqual({ text: "50", currency: "EUR" });
  });

  test.each(["", "abc", "1 000", "٢٠٠٠", "99999999999"])(
    "leaving the field keeps %j, which names no currency",
    (text) => {
      expect(changed({ text, currency: "USD" }, { type: "left" }).text).toBe(text);
    },
  );
});

describe("choosing a currency", () => {
  test("keeps the number", () => {
    const chosen = changed(start, { type: "currency-chosen", currency: "USD" });
    expect(chosen).toEqual({ text: "1000", currency: "USD" });
  });

  test("drops another currency's name, so that the text does not contradict the choice", () => {
    const typed = changed(start, { type: "typed", text: "12.50 €" });
    const chosen = changed(typed, { type: "currency-chosen", currency: "USD" });
    expect(chosen).toEqual({ text: "12.50", currency: "USD" });
  });
});

describe("choosing a level", () => {
  test.each(
    currencyCodes.flatMap((currency) =>
      figures.impactLevels.map(({ amount }) => [amount, currency] as const),
    ),
  )("%s MRU in %s provides what the card says", (localValue, currency) => {
    const gift = changed({ text: "", currency }, { type: "level-chosen", localValue, rates });
    expect(gift.currency).toBe(currency);
    expect(giftValueOf(gift, rates, figures).localValue).toBeGreaterThanOrEqual(localValue);
  });

  test("the amount is written with the decimal mark of the language and without groups", () => {
    const gift = giftReducer(
      { text: "", currency: "USD" },
      { type: "level-chosen", localValue: 1010, rates },
      { figures, decimal: "," },
    );
    expect(gift.text).toBe("27,27");
    const large = changed(start, { type: "level-chosen", localValue: 10000, rates });
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
  ] as const)("%j %s", (text, currency, amount, localValue, tooLarge) => {
    expect(giftValueOf({ text, currency }, rates, figures)).toEqual({
      amount,
      localValue,
      tooLarge,
    });
  });
});
