import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text.ts";
import { currencyCodes } from "../amount/parse-amount.ts";
import {
  cleanName,
  giftQuery,
  limitName,
  maxNameLength,
  readGiftLink,
  readLinkedName,
} from "./gift-link.ts";

const max = 10_000_000;

test.each([
  ["?amount=50&currency=EUR", { amount: 50, currency: "EUR" }],
  ["?amount=12.50&currency=usd", { amount: 12.5, currency: "USD" }],
  ["?amount=2000", { amount: 2000, currency: "MRU" }],
  ["?amount=%D9%A2%D9%A0%D9%A0%D9%A0", { amount: 2000, currency: "MRU" }],
  ["?amount=10000000", { amount: max, currency: "MRU" }],
  ["?currency=XOF", { amount: undefined, currency: "XOF" }],
])("%s is a gift", (search, gift) => {
  expect(readGiftLink(search, max)).toEqual(gift);
});

test.each([
  "?amount=",
  "?amount=0",
  "?amount=-5",
  "?amount=abc",
  "?amount=1e9",
  "?amount=10000001",
  "?amount=NaN&currency=EUR",
  "?amount=50&currency=GBP",
  "?amount=50&currency=",
  "?amount=50%20USD&currency=EUR",
  "?currency=%3Cscript%3E",
])("%s is none", (search) => {
  expect(readGiftLink(search, max)).toBe("bad");
});

test("an address without a gift says nothing about one", () => {
  expect(readGiftLink("", max)).toBeUndefined();
  expect(readGiftLink("?utm_source=x", max)).toBeUndefined();
});

test("what else the address carries is kept", () => {
  const gift = { amount: 50, currency: "EUR", inName: "" } as const;
  expect(giftQuery(gift, "?from=friend&amount=1&currency=MRU&name=A")).toBe(
    "?from=friend&amount=50&currency=EUR",
  );
});

test("every gift comes back from its link", () => {
  const cents = fc.integer({ min: 0, max: max * 100 });
  fc.assert(
    fc.property(cents, fc.constantFrom(...currencyCodes), (hundredths, currency) => {
      const amount = hundredths / 100;
      const read = readGiftLink(giftQuery({ amount, currency, inName: "" }), max);
      expect(read).toEqual({ amount: amount === 0 ? undefined : amount, currency });
    }),
  );
});

test.each(["Aïssata Bâ", "فاطمة بنت محمد", "𞤀𞤣𞤤𞤢𞤥", "O'Neill & fils", "a=b&amount=9"])(
  "the name %s comes back from its link, and the gift beside it",
  (inName) => {
    const query = giftQuery({ amount: 5, currency: "USD", inName });
    expect(readLinkedName(query)).toBe(inName);
    expect(readGiftLink(query, max)).toEqual({ amount: 5, currency: "USD" });
  },
);

test("a name in an address is cleaned before it is shown", () => {
  const query = new URLSearchParams({ name: ` <b>A\u202eB</b>\n${"x".repeat(100)}` });
  expect(readLinkedName(`?${query}`)).toBe(`bAB/b ${"x".repeat(54)}`);
  expect(readLinkedName("?amount=5")).toBe("");
  expect(readGiftLink("?name=A", max)).toBeUndefined();
});

test("a name is one line of at most 60 characters without tags, whatever is typed", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 200 }), (typed) => {
      const name = cleanName(typed);
      expect([...name].length).toBeLessThanOrEqual(maxNameLength);
      expect(name).not.toMatch(/[\n\r\t<>\u202a-\u202e\u2066-\u2069]|\p{Cs}/u);
      expect(name).toBe(name.trim());
      expect(cleanName(name)).toBe(name);
    }),
  );
});

test.each(["Mariem Mint Ahmed", "مريم بنت أحمد", "𞤃𞤢𞤪𞤭𞤴𞤢𞤥", "Zoé-Anne d’Arc", "ⵎⴰⵔⵢⵎ"])(
  "%s is passed on as it is",
  (name) => {
    expect(cleanName(name)).toBe(name);
  },
);

test("the limit counts characters, and cuts none in two", () => {
  expect(limitName("𞤀".repeat(61))).toBe("𞤀".repeat(60));
  expect(limitName("ab")).toBe("ab");
});
