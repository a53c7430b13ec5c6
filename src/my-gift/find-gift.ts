import { transactionNumberProblem } from "../charity/transaction-number.ts";
import { parseAmount } from "../i18n/parse-amount.ts";
import { abortAfter } from "../ui/abort-after.ts";
import {
  findReceipt,
  type KeyParameters,
  type KnownGift,
  type Receipt,
  receiptKey,
  shardOf,
} from "./receipt.ts";

export type Typed = { readonly number: string; readonly amount: string };

export type Mistakes = {
  readonly number?: ReturnType<typeof transactionNumberProblem>;
  readonly amount?: "notAmount" | undefined;
};

/**
 * `unreachable` means that a part of the list could not be loaded, or that the page came without TLS,
 * where browsers have no cryptography.
 */
export type Answer =
  | { readonly kind: "mistake"; readonly mistakes: Mistakes }
  | { readonly kind: "found"; readonly gift: KnownGift; readonly receipt: Receipt }
  | { readonly kind: "missing" | "unreachable"; readonly gift: KnownGift };

/** In MRU. */
const maxAmount = 999_999_999;

const networkLimitMs = 15_000;

/** The amount in MRU, or undefined when it cannot be read or is above 999,999,999. */
export function wholeAmount(typed: string): number | undefined {
  const read = parseAmount(typed);
  if (read.kind !== "amount" || (read.currency ?? "MRU") !== "MRU") return undefined;
  const { value } = read;
  return Number.isInteger(value) && value > 0 && value <= maxAmount ? value : undefined;
}

/** Looks a gift up and sends nothing but the name of one of the 16 shards. Never throws. */
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
  try {
    const key = await receiptKey(gift, parameters);
    const receipt = await findReceipt(await fetchShard(shardOf(key.tag)), key);
    return receipt ? { kind: "found", gift, receipt } : { kind: "missing", gift };
  } catch {
    return { kind: "unreachable", gift };
  }
}

export const shardPath = (name: string) => `/accounts/receipts/${name}.json`;

/** Throws when no list comes. A list with other values than texts throws later, in the search. */
async function fetchShard(name: string): Promise<readonly string[]> {
  const signal = abortAfter(networkLimitMs);
  const answer = await fetch(shardPath(name), { credentials: "omit", signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}
