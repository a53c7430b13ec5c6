import { codeProblem } from "../ui/transaction-code.ts";
import {
  findReceipt,
  type KeyParameters,
  type Receipt,
  type ReceiptKey,
  receiptKey,
} from "./receipt.ts";

/** What became of a search. */
export type Answer =
  | { readonly kind: "found"; readonly receipt: Receipt }
  /** `pin` and `notCode`: nothing was looked for. `unreachable`: the shard could not be loaded. */
  | { readonly kind: "missing" | "pin" | "notCode" | "unreachable" | "noCrypto" };

/** How long the network may take, in milliseconds. */
const networkLimitMs = 15_000;

/** Whether the page has cryptography at all: browsers give it only to pages that came over TLS. */
export function hasCrypto(): boolean {
  return typeof crypto === "object" && Reflect.get(crypto, "subtle") !== undefined;
}

/**
 * Looks for the gift of a code. Only the name of a shard goes out, two of the digits that the code is
 * turned into: one of 256, whatever is typed. Never throws.
 */
export async function findGift(typed: string, parameters: KeyParameters): Promise<Answer> {
  const problem = codeProblem(typed);
  if (problem) return { kind: problem };
  let key: ReceiptKey;
  try {
    key = await receiptKey(typed, parameters);
  } catch {
    return { kind: "noCrypto" };
  }
  try {
    const found = await findReceipt(await fetchShard(key.shard), key);
    return found ? { kind: "found", receipt: found.receipt } : { kind: "missing" };
  } catch {
    return { kind: "unreachable" };
  }
}

/** The address of a shard. */
export const shardPath = (name: string) => `/accounts/receipts/${name}.json`;

/** @throws when the network, the host or the file fails */
async function fetchShard(name: string): Promise<readonly string[]> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), networkLimitMs);
  try {
    const answer = await fetch(shardPath(name), { credentials: "omit", signal: abort.signal });
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    const shard: unknown = await answer.json();
    if (!isShard(shard)) throw new Error(`${name} is no shard`);
    return shard;
  } finally {
    clearTimeout(timer);
  }
}

function isShard(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
