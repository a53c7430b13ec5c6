import { expect, test } from "vitest";
import { donationConfigFixture as config } from "../../tests/support/donate-fixtures.ts";
import { fc } from "../../tests/support/properties.ts";
import { currencyCodes } from "../content/currency-codes.ts";
import { giftFragment, isGiftFragment, readGiftLink } from "./gift-link.ts";

const placesOf = (carried: string) => [
  { search: `?${carried}`, hash: "#bankily" },
  { search: "?from=friend", hash: `#${carried}` },
];

test.each([
  ["amount=50&currency=EUR", { amount: 50, currency: "EUR" }],
  ["amount=12.50&currency=usd", { amount: 12.5, currency: "USD" }],
  ["amount=2000", { amount: 2000, currency: "MRU" }],
  ["amount=%D9%A2%D9%A0%D9%A0%D9%A0", { amount: 2000, currency: "MRU" }],
  ["amount=10000000", { amount: 10_000_000, currency: "MRU" }],
  ["currency=XOF", { amount: undefined, currency: "XOF" }],
])("gift link: %s is a gift", (carried, gift) => {
  for (const place of placesOf(carried)) expect(readGiftLink(place, config)).toEqual(gift);
});

test.each([
  ["no amount", "amount= amount=0 amount=-5 amount=5%20MRO amount=1e9 amount=NaN&currency=EUR"],
  ["too much", "amount=10000001 amount=250001&currency=EUR"],
  ["another currency", "amount=50&currency=ABC amount=50&currency= currency=%3Cscript%3E"],
  ["two currencies", "amount=50%20USD&currency=EUR"],
])("gift link: %s is no gift: %s", (_what, ways) => {
  for (const place of ways.split(" ").flatMap(placesOf)) {
    expect(readGiftLink(place, config), place.hash).toBe("bad");
  }
});

test("gift link: an address without a gift is not reported as wrong", () => {
  for (const place of [...placesOf(""), ...placesOf("utm_source=x"), ...placesOf("name=A")]) {
    expect(readGiftLink(place, config)).toBeUndefined();
  }
  expect(["", "#bankily", "#amounts", "#name=A"].filter(isGiftFragment)).toEqual([]);
});

test("gift link: the fragment wins over the query", () => {
  const address = { search: "?amount=1", hash: "#amount=50&currency=EUR" };
  expect(readGiftLink(address, config)).toEqual({ amount: 50, currency: "EUR" });
});

test("gift link: gives back the gift that it was made from", () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(cents, fc.constantFrom(...currencyCodes), (hundredths, currency) => {
      const amount = hundredths / 100;
      const hash = giftFragment({ amount, currency });
      const place = { hash, search: "?amount=7" };
      expect(readGiftLink(place, config)).toEqual({ amount: amount || undefined, currency });
      expect(isGiftFragment(hash)).toBe(true);
    }),
  );
});
