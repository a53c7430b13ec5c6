import { createCipheriv, pbkdf2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { fc } from "../../tests/support/properties.ts";
import { programs } from "../charity/programs.ts";
import {
  findReceipt,
  type KnownGift,
  type Receipt,
  receiptKey,
  sealedPattern,
  sealReceipt,
} from "./receipt.ts";

const parameters = { salt: "000102030405060708090a0b0c0d0e0f", iterations: 1 };
const receipt: Receipt = { date: "2026-11-02", program: "water" };
const gift: KnownGift = { number: "TX000001", amount: 1500 };
const keyOf = (change: Partial<KnownGift> = {}) => receiptKey({ ...gift, ...change }, parameters);

const receipts = fc.record({
  date: fc
    .integer({ min: 0, max: 65_535 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
  program: fc.constantFrom(...programs),
});
const gifts = fc.record({
  number: fc.stringMatching(/^[A-Z0-9./_-]{6,40}$/),
  amount: fc.integer({ min: 1, max: 999_999_999 }),
});

test("receipt: can be read with number and amount", async () => {
  await fc.assert(
    fc.asyncProperty(receipts, gifts, async (given, { number, amount }) => {
      const sealed = await sealReceipt(given, await keyOf({ number, amount }));
      expect(sealed).toMatch(sealedPattern);
      const typed = `${number.toLowerCase().replace(/[./_-]/g, "")} `;
      expect(await findReceipt([sealed], await keyOf({ number: typed, amount }))).toEqual(given);
    }),
  );
});

test.each<Partial<KnownGift>>([
  { number: "TX000002" },
  { amount: 1501 },
  { number: "TX00000", amount: 11500 },
])("receipt: cannot be read with another number or amount: %j", async (other) => {
  const [right, wrong] = [await keyOf(), await keyOf(other)];
  const sealed = await sealReceipt(receipt, right);
  expect(await findReceipt([sealed], wrong)).toBeUndefined();
  expect(await findReceipt([wrong.tag + sealed.slice(10)], wrong)).toBeUndefined();
  // Another receipt with the same tag must not hide the right one.
  const decoy = right.tag + (await sealReceipt(receipt, wrong)).slice(10);
  expect(await findReceipt([decoy, sealed], right)).toEqual(receipt);
});

/** Seals a receipt with another implementation: a tag and a box. */
function sealByHand(known: string, content: string, { salt, iterations } = parameters): string {
  const bytes = pbkdf2Sync(known, Buffer.from(salt, "hex"), iterations, 32, "sha256");
  const cipher = createCipheriv("aes-128-cbc", bytes.subarray(16), Buffer.alloc(16));
  const box = cipher.update(content, "hex", "hex") + cipher.final("hex");
  return bytes.toString("hex", 0, 5) + box;
}

test("receipt: another implementation seals it alike", async () => {
  const other = { salt: parameters.salt.replace("00", "01"), iterations: 1000 };
  const key = await receiptKey({ number: " tx-2026/٠٠٤٢.b", amount: 1500 }, other);
  const byHand = sealByHand("TX20260042B 1500", `511701${"0".repeat(24)}`, other);
  expect(await sealReceipt(receipt, key)).toBe(byHand);
});

test.each([
  ["no program", `511704${"0".repeat(24)}`],
  ["something in the place of a zero", `511701${"0".repeat(23)}1`],
  ["another length", `511701${"0".repeat(22)}`],
])("receipt: a box with %s is refused", async (_what, content) => {
  const sealed = sealByHand("TX000001 1500", content);
  expect(await findReceipt([sealed], await keyOf())).toBeUndefined();
});
