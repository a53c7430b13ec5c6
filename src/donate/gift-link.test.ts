import { expect, test } from "vitest";
import { donationConfigFixture as config } from "../../tests/support/donate-fixtures.ts";
import { fc } from "../../tests/support/properties.ts";
import { currencyCodes } from "../i18n/currency-codes.ts";
import { giftFragment, readGiftLink } from "./gift-link.ts";

test.each([
  ["amount=50&currency=EUR", { amount: 50, currency: "EUR" }],
  ["amount=12.50&currency=usd", { amount: 12.5, currency: "USD" }],
  ["amount=2000", { amount: 2000, currency: "MRU" }],
  ["amount=%D9%A2%D9%A0%D9%A0%D9%A0", { amount: 2000, currency: "MRU" }],
  ["amount=10000000", { amount: 10_000_000, currency: "MRU" }],
  // The rates of the day may allow more than the default ones.
  ["amount=295000&currency=USD", { amount: 295_000, currency: "USD" }],
  ["currency=XOF", { amount: undefined, currency: "XOF" }],
  ["amount=4000&shown=eur", { amount: 4000, currency: "MRU", shownIn: "EUR" }],
])("gift link: %s is a gift", (carried, gift) => {
  const shownIn = gift.currency;
  expect(readGiftLink(`#${carried}`, config)).toEqual({ shownIn, ...gift });
});

test.each([
  ["no amount", "amount= amount=0 amount=-5 amount=5%20MRO amount=1e9 amount=NaN&currency=EUR"],
  ["too much", "amount=10000001 amount=47918235&currency=EUR"],
  ["another currency", "amount=50&currency=ABC amount=50&currency= shown=ABC&currency=MRU"],
  ["two currencies", "amount=50%20USD&currency=EUR"],
])("gift link: %s is no gift: %s", (_what, ways) => {
  for (const carried of ways.split(" ")) {
    expect(readGiftLink(`#${carried}`, config), carried).toBe("bad");
  }
});

test("gift link: an address without a gift is not reported as wrong", () => {
  for (const hash of ["", "#", "#bankily", "#amounts", "#name=A"]) {
    expect(readGiftLink(hash, config), hash).toBeUndefined();
  }
});

test("gift link: gives back the gift that it was made from", () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const anyCode = fc.constantFrom(...currencyCodes);
  fc.assert(
    fc.property(cents, anyCode, anyCode, (hundredths, currency, shownIn) => {
      const amount = hundredths / 100;
      const read = readGiftLink(giftFragment({ amount, currency, shownIn }), config);
      expect(read).toEqual({ amount: amount || undefined, currency, shownIn });
    }),
  );
});
