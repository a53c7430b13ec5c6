import { afterEach, expect, test, vi } from "vitest";
import { findGift, shardPath } from "./find-gift.ts";
import { type Receipt, receiptKey, sealReceipt } from "./receipt.ts";

const parameters = { salt: "AAECAwQFBgcICQoLDA0ODw==", iterations: 1 };
const code = "TX20260042B";
const receipt: Receipt = { date: "2026-11-02", amount: 1500, program: "water" };
const key = await receiptKey(code, parameters);
const sealed = await sealReceipt(receipt, key);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A network that gives this answer, and what it was asked for. */
function network(answer: () => Promise<Response>) {
  const asked = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("a listed gift is found, and only its shard's name goes out", async () => {
  const asked = network(async () => Response.json([sealed]));
  expect(await findGift("tx 2026 ٠٠٤٢ b", parameters)).toEqual({ kind: "found", receipt });
  expect(asked).toHaveBeenCalledTimes(1);
  const [address, options] = asked.mock.calls[0] ?? [];
  expect(address).toBe(shardPath(key.shard));
  expect(options).toEqual({ credentials: "omit", signal: expect.any(AbortSignal) });
});

test.each([[[]], [["A".repeat(55)]]])("a gift that is not listed is missing", async (shard) => {
  network(async () => Response.json(shard));
  expect(await findGift(code, parameters)).toEqual({ kind: "missing" });
});

test.each([
  ["the network fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the host fails", async () => new Response("[]", { status: 503 })],
  ["the file is gone", async () => new Response("<!doctype html>", { status: 404 })],
  ["a page comes in its place", async () => new Response("<!doctype html>")],
  ["it is no list", async () => Response.json({ [sealed]: true })],
  ["it is a list of something else", async () => Response.json([sealed, 1])],
])("when %s the shard is unreachable, which is not the same as missing", async (_when, answer) => {
  network(answer);
  expect(await findGift(code, parameters)).toEqual({ kind: "unreachable" });
});

test("a network that says nothing is given up on", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = vi.fn<typeof fetch>(
    (_address, options) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener("abort", () => reject(new DOMException("aborted")));
      }),
  );
  vi.stubGlobal("fetch", asked);
  const answer = findGift(code, parameters);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await answer).toEqual({ kind: "unreachable" });
});

test.each([
  ["1234", "pin"],
  ["٤٨٢١٥٦", "pin"],
  ["", "notCode"],
  ["my gift", "notCode"],
])("nothing is asked for %j", async (typed, kind) => {
  const asked = network(async () => Response.json([]));
  expect(await findGift(typed, parameters)).toEqual({ kind });
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ["a page without TLS", {}],
  ["a browser without PBKDF2", { subtle: { importKey: () => Promise.reject(new Error("no")) } }],
])("%s has no cryptography, and asks for nothing", async (_what, crypto) => {
  const asked = network(async () => Response.json([]));
  vi.stubGlobal("crypto", crypto);
  expect(await findGift(code, parameters)).toEqual({ kind: "noCrypto" });
  expect(asked).not.toHaveBeenCalled();
});
