import { expect, test, vi } from "vitest";
import { findGift, wholeAmount } from "./find-gift.ts";
import { type Receipt, receiptKey, sealReceipt } from "./receipt.ts";

const parameters = { salt: "000102030405060708090a0b0c0d0e0f", iterations: 1 };
const receipt: Receipt = { date: "2026-11-02", program: "water" };
const typed = { number: "TX20260042B", amount: "1500" };
const key = await receiptKey({ number: typed.number, amount: 1500 }, parameters);
const sealed = await sealReceipt(receipt, key);

function network(answer: (options?: RequestInit) => Promise<Response>): string[] {
  const requests: string[] = [];
  vi.stubGlobal("fetch", (address: string, options?: RequestInit) => {
    requests.push(address);
    return answer(options);
  });
  return requests;
}

test("findGift: finds a gift in another way of writing and asks only for its shard", async () => {
  const requests = network(async () => Response.json([sealed]));
  const gift = { number: "TX-2026.0042/b", amount: "1 500,00 MRU" };
  expect(await findGift(gift, parameters)).toMatchObject({ kind: "found", receipt });
  expect(requests).toEqual([`/accounts/receipts/${key.tag[0]}.json`]);
  expect(await findGift({ ...gift, amount: "1501" }, parameters)).toMatchObject({
    kind: "missing",
  });
});

test.each([
  ["the network fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the host fails", async () => new Response("[]", { status: 503 })],
  ["a page comes instead", async () => new Response("<!doctype html>")],
  ["the answer is no list", async () => Response.json({ [sealed]: true })],
  ["the list has other values", async () => Response.json([sealed, 1])],
])("findGift: answers unreachable when %s", async (_when, answer) => {
  network(answer);
  expect(await findGift(typed, parameters)).toMatchObject({ kind: "unreachable" });
});

test("findGift: answers unreachable on a page without TLS, which has no cryptography", async () => {
  vi.stubGlobal("crypto", {});
  expect(await findGift(typed, parameters)).toMatchObject({ kind: "unreachable" });
});

test("findGift: gives up when the network is silent", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const requests = network(
    (options) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener("abort", () => reject(new DOMException("aborted")));
      }),
  );
  const answer = findGift(typed, parameters);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await answer).toMatchObject({ kind: "unreachable" });
});

test.each([
  ["1234", "1500", { number: "pin" }],
  ["٤٨ ٢١ ٥٦", "x", { number: "pin", amount: "notAmount" }],
  ["my gift", "1500", { number: "notNumber" }],
  ["TX20260042B", "", { amount: "notAmount" }],
  ["", "", { number: "noNumber", amount: "notAmount" }],
])("findGift: asks for nothing when %j and %j are mistakes", async (number, amount, mistakes) => {
  const requests = network(async () => Response.json([]));
  expect(await findGift({ number, amount }, parameters)).toEqual({ kind: "mistake", mistakes });
  expect(requests).toEqual([]);
});

test.each([
  ["١٥٠٠ أوقية", 1500],
  ["999999999", 999_999_999],
  ["1000000000", undefined],
  ["1500.50", undefined],
  ["0", undefined],
  ["20 EUR", undefined],
])("wholeAmount: reads %j as %s", (amount, mru) => {
  expect(wholeAmount(amount)).toBe(mru);
});
