import { expect, test } from "vitest";
import { donationConfigFixture as config } from "../../../tests/support/donate-fixtures.ts";
import { typedGift } from "./gift.ts";
import { decideGift, giftFragment, isGiftLink, readGiftLink } from "./gift-link.ts";

const typed = typedGift("700", "MRU");
const [link, unreadable, place] = ["#amount=50&currency=EUR", "#amount=fifty", "#bankily"];
const tab = { text: "12abc", currency: "XOF", from: "visitor" };

test.each([
  ["nothing", {}, "page", "1000"],
  ["nothing that can be read", { address: unreadable, tab: { text: "5" } }, "page", "1000"],
  ["a place", { address: place }, "page", "1000"],
  ["a tab", { tab }, "tab", "12abc"],
  ["a tab and a place", { address: place, tab }, "tab", "12abc"],
  ["a tab and an unreadable link", { address: unreadable, tab }, "tab", "12abc"],
  ["a link", { address: link }, "address", "50 EUR"],
  ["a link without an amount and a tab", { address: "#currency=EUR", tab }, "address", ""],
  ["a link and a tab", { address: link, tab }, "address", "50 EUR"],
  ["typing", { typed }, "visitor", "700"],
  ["typing and a link", { typed, address: link }, "visitor", "700"],
  ["typing and an unreadable link", { typed, address: unreadable }, "visitor", "700"],
  ["typing and a tab", { typed, tab }, "visitor", "700"],
  ["typing, a link and a tab", { typed, address: link, tab }, "visitor", "700"],
  [
    "an emptied field, a link and a tab",
    { typed: typedGift("", "MRU"), address: link, tab },
    "visitor",
    "",
  ],
] as const)("first gift: with %s (%o) comes from the %s: %j", (_what, sources, from, text) => {
  expect(decideGift(sources, config)).toMatchObject({ from, text });
});

test("first gift: the tab brings back what was typed and both currencies", () => {
  for (const gift of [typedGift("12abc", "XOF"), typedGift("4000", "EUR", "MRU")]) {
    const tab = JSON.parse(JSON.stringify(gift));
    expect(decideGift({ tab }, config)).toEqual({ ...gift, from: "tab" });
  }
});

test.each([
  ["amount=50&currency=EUR", "50 EUR", "EUR"],
  ["amount=12.50&currency=usd", "12.5 USD", "USD"],
  ["amount=%D9%A2%D9%A0%D9%A0%D9%A0", "2000 MRU", "MRU"],
  ["amount=10000000", "10000000 MRU", "MRU"],
  ["amount=10000000&currency=XOF", "10000000 XOF", "XOF"],
  ["currency=XOF", "", "XOF"],
  [giftFragment(4000).slice(1), "4000 MRU", "MRU"],
])("gift link: %s is a gift", (carried, text, currency) => {
  const gift = { text, currency, meantIn: currency, from: "address" };
  expect(readGiftLink(`#${carried}`, config)).toEqual(gift);
});

test.each([
  ["no amount", "amount= amount=0 amount=-5 amount=5%20MRO amount=1e9 amount=NaN&currency=EUR"],
  // A telephone in Mauritania has eight digits.
  [
    "too much",
    "amount=10000001 amount=36123456&currency=XOF amount=47918235&currency=EUR amount=9000000&currency=EUR",
  ],
  ["less than one ouguiya", "amount=0.4 amount=5&currency=XOF"],
  ["another currency", "amount=50&currency=ABC amount=50&currency="],
  ["two currencies", "amount=50%20USD&currency=EUR"],
])("gift link: %s is no gift: %s", (_what, ways) => {
  for (const carried of ways.split(" ")) {
    expect(readGiftLink(`#${carried}`, config), carried).toBeUndefined();
    expect(isGiftLink(`#${carried}`), carried).toBe(true);
  }
});

test("gift link: an address without a gift is not reported as wrong", () => {
  for (const hash of ["", "#", "#bankily", "#amounts", "#name=A"]) {
    expect(isGiftLink(hash), hash).toBe(false);
    expect(readGiftLink(hash, config), hash).toBeUndefined();
  }
});
