import { transactionNumberProblem } from "../donate/after/transaction-number.ts";
import { parseAmount } from "../donate/amount.ts";
import {
  findReceipt,
  type KeyParameters,
  type KnownGift,
  type Receipt,
  type ReceiptKey,
  receiptKey,
  shardOf,
} from "./receipt.ts";

export type Typed = { readonly number: string; readonly amount: string };

export type Mistakes = {
  readonly number?: "pin" | "notNumber" | undefined;
  readonly amount?: "notAmount" | undefined;
};

/** `unreachable`: the shard of the list could not be loaded. */
export type Answer =
  | { readonly kind: "found"; readonly receipt: Receipt; readonly amount: number }
  | { readonly kind: "mistake"; readonly mistakes: Mistakes }
  | { readonly kind: "missing" | "unreachable" | "noCrypto" };

/** MRU. */
const maxAmount = 999_999_999;

const networkLimitMs = 15_000;

/** In MRU; undefined for what is none, or above 999,999,999. */
export function wholeAmount(typed: string): number | undefined {
  const read = parseAmount(typed);
  if (read.kind !== "amount" || (read.currency ?? "MRU") !== "MRU") return undefined;
  const { value } = read;
  return Number.isInteger(value) && value > 0 && value <= maxAmount ? value : undefined;
}

/** Only the name of a shard goes out, one of 16, whatever is typed. Never throws. */
export async function findGift(typed: Typed, parameters: KeyParameters): Promise<Answer> {
  const amount = wholeAmount(typed.amount);
  const number = transactionNumberProblem(typed.number);
  if (number !== undefined || amount === undefined) {
    const mistakes = { number, amount: amount === undefined ? ("notAmount" as const) : undefined };
    return { kind: "mistake", mistakes };
  }
  return lookUp({ number: typed.number, amount }, parameters);
}

async function lookUp(gift: KnownGift, parameters: KeyParameters): Promise<Answer> {
  let key: ReceiptKey;
  try {
    key = await receiptKey(gift, parameters);
  } catch {
    return { kind: "noCrypto" };
  }
  try {
    const receipt = await findReceipt(await fetchShard(shardOf(key.tag)), key);
    return receipt ? { kind: "found", receipt, amount: gift.amount } : { kind: "missing" };
  } catch {
    return { kind: "unreachable" };
  }
}

export const shardPath = (name: string) => `/accounts/receipts/${name}.json`;

/** What is no list of texts throws, here or as it is searched. */
async function fetchShard(name: string): Promise<readonly string[]> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), networkLimitMs);
  try {
    const answer = await fetch(shardPath(name), { credentials: "omit", signal: abort.signal });
    if (!answer.ok) throw new Error(`${answer.status}`);
    return await answer.json();
  } finally {
    clearTimeout(timer);
  }
}
