import { pbkdf2Sync } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  findReceipt,
  giftPrograms,
  maxReceiptAmount,
  type Receipt,
  receiptKey,
  sealReceipt,
  shardNames,
} from "./receipt.ts";

/** One turn is enough to see what is made; settings.yaml has the real count. */
const parameters = { salt: "AAECAwQFBgcICQoLDA0ODw==", iterations: 1 };
const receipt: Receipt = { date: "2026-11-02", amount: 1500, program: "water" };

const receipts = fc.record({
  date: fc
    .integer({ min: 0, max: 65_535 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
  amount: fc.integer({ min: 1, max: maxReceiptAmount }),
  program: fc.constantFrom(...giftPrograms),
});
const codes = fc.stringMatching(/^[A-Z0-9./_-]{6,40}$/);

test("whoever has the code finds the receipt, and reads what was put into it", async () => {
  await fc.assert(
    fc.asyncProperty(receipts, codes, async (one, code) => {
      const sealed = await sealReceipt(one, await receiptKey(code, parameters));
      expect(sealed).toMatch(/^[A-Za-z0-9+/]{55}$/);
      const found = await findReceipt([sealed], await receiptKey(code.toLowerCase(), parameters));
      expect(found).toEqual({ receipt: one, sealed });
    }),
  );
});

test("another code finds nothing, not even where its tag is put before the box", async () => {
  const [own, other] = [
    await receiptKey("TX000001", parameters),
    await receiptKey("TX000002", parameters),
  ];
  const sealed = await sealReceipt(receipt, own);
  expect(await findReceipt([sealed], other)).toBeUndefined();
  const forged = other.tag + sealed.slice(own.tag.length);
  expect(await findReceipt([forged], other)).toBeUndefined();
  // One with the same tag before it does not hide the right one.
  const decoy = own.tag + (await sealReceipt(receipt, other)).slice(own.tag.length);
  expect(await findReceipt([decoy, sealed], own)).toEqual({ receipt, sealed });
});

test("a box that was changed by one letter is not opened", async () => {
  const key = await receiptKey("TX000001", parameters);
  const sealed = await sealReceipt(receipt, key);
  for (let i = key.tag.length; i < sealed.length - 1; i++) {
    const letter = sealed[i] === "A" ? "B" : "A";
    const spoiled = sealed.slice(0, i) + letter + sealed.slice(i + 1);
    expect(await findReceipt([spoiled], key)).toBeUndefined();
  }
});

test("tag and shard are PBKDF2 of the code as it is compared, by another implementation", async () => {
  const settings = { salt: parameters.salt, iterations: 1000 };
  const bytes = pbkdf2Sync(
    "TX-20260042B",
    Buffer.from(parameters.salt, "base64"),
    1000,
    32,
    "sha256",
  );
  const { shard, tag } = await receiptKey(" tx-2026 ٠٠٤٢b", settings);
  expect(shard).toBe(bytes.toString("hex", 0, 1));
  expect(tag).toBe(bytes.toString("base64", 1, 7));
});

test("the same receipt is sealed differently each time, and says nothing of its size", async () => {
  const key = await receiptKey("TX000001", parameters);
  const large = { ...receipt, amount: maxReceiptAmount };
  const sealed = await Promise.all([receipt, receipt, large].map((one) => sealReceipt(one, key)));
  expect(new Set(sealed).size).toBe(3);
  expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
});

test("salt and count of turns are part of every key", async () => {
  const tagWith = async (change: Partial<typeof parameters>) =>
    (await receiptKey("TX000001", { ...parameters, ...change })).tag;
  const tags = [
    await tagWith({}),
    await tagWith({ iterations: 2 }),
    await tagWith({ salt: "AAAA" }),
  ];
  expect(new Set(tags).size).toBe(3);
});

test("codes are spread over all shards", async () => {
  expect(new Set(shardNames).size).toBe(256);
  const names = await Promise.all(
    Array.from(
      { length: 5000 },
      async (_, i) => (await receiptKey(`TX${i + 1e6}`, parameters)).shard,
    ),
  );
  expect([...new Set(names)].sort()).toEqual(shardNames);
});
