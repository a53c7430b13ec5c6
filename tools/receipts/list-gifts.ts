import { availableParallelism } from "node:os";
import {
  findReceipt,
  type KeyParameters,
  type Receipt,
  receiptKey,
  sealReceipt,
} from "../../src/my-gift/receipt.ts";
import type { DayChange } from "./day-totals.ts";
import { ListError, type ListedGift } from "./read-list.ts";

/** What to do with a gift whose receipt is there and says something else, or is not wanted any more. */
export type Mode = "add" | "correct" | "remove";

/** The sealed receipts of a shard by its name. */
export type Shards = Map<string, readonly string[]>;

export type Outcome = {
  /** The shards that change. */
  readonly shards: Shards;
  readonly days: readonly DayChange[];
  readonly counts: { added: number; corrected: number; removed: number; unchanged: number };
};

type Compared = {
  readonly gift: ListedGift;
  readonly shard: string;
  /** The receipt that stands there. */
  readonly old: { readonly receipt: Receipt; readonly sealed: string } | undefined;
  /** The receipt that is to stand there. */
  readonly sealed: string | undefined;
};

type ListOptions = {
  readonly keyParameters: KeyParameters;
  /** The receipts that a shard has. */
  readonly load: (shard: string) => readonly string[];
  readonly mode: Mode;
  /** Called with the number of codes that are done. */
  readonly onProgress?: (done: number) => void;
};

/**
 * Compares a list with the receipts that are there, and says what changes.
 * @throws ListError naming each line whose receipt says something else, or which has none to remove
 */
export async function listGifts(
  gifts: readonly ListedGift[],
  options: ListOptions,
): Promise<Outcome> {
  const { load, mode } = options;
  const compared = await compareAll(gifts, options);
  const problems = compared.flatMap((one) => problemOf(one, mode));
  if (problems.length > 0) throw new ListError(problems);
  const shards: Shards = new Map();
  const counts = { added: 0, corrected: 0, removed: 0, unchanged: 0 };
  for (const { shard, old, sealed } of compared) {
    if (sealed === old?.sealed) {
      counts.unchanged += 1;
      continue;
    }
    counts[old === undefined ? "added" : sealed === undefined ? "removed" : "corrected"] += 1;
    const others = (shards.get(shard) ?? load(shard)).filter((one) => one !== old?.sealed);
    shards.set(shard, sealed === undefined ? others : [...others, sealed]);
  }
  return { shards, days: daysOf(compared, mode), counts };
}

async function compare(
  gift: ListedGift,
  { keyParameters, load, mode }: ListOptions,
): Promise<Compared> {
  const key = await receiptKey(gift.code, keyParameters);
  const old = await findReceipt(load(key.shard), key);
  const common = { gift, shard: key.shard, old };
  if (mode === "remove") return { ...common, sealed: undefined };
  if (old && isSame(old.receipt, gift.receipt)) return { ...common, sealed: old.sealed };
  return { ...common, sealed: await sealReceipt(gift.receipt, key) };
}

const isSame = (one: Receipt, other: Receipt): boolean =>
  one.date === other.date && one.amount === other.amount && one.program === other.program;

const inWords = ({ date, amount, program }: Receipt) => `${amount} MRU on ${date} for ${program}`;

function problemOf({ gift, old, sealed }: Compared, mode: Mode): string[] {
  if (mode === "remove") return old ? [] : [`line ${gift.line}: there is no receipt of this code`];
  if (mode === "correct" || old === undefined || old.sealed === sealed) return [];
  return [
    `line ${gift.line}: the list says ${inWords(gift.receipt)}, the receipt of this code says ${inWords(old.receipt)}`,
  ];
}

/** The changes by day and program, the earliest first. */
function daysOf(compared: readonly Compared[], mode: Mode): DayChange[] {
  const days = new Map<string, DayChange>();
  const count = ({ date, program }: Receipt, known: number, change: number) => {
    const name = `${date} ${program}`;
    const day = days.get(name) ?? { date, program, known: 0, change: 0 };
    days.set(name, { ...day, known: day.known + known, change: day.change + change });
  };
  for (const { gift, old } of compared) {
    if (old) count(old.receipt, old.receipt.amount, -old.receipt.amount);
    if (mode !== "remove") count(gift.receipt, 0, gift.receipt.amount);
  }
  return [...days.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, day]) => day);
}

/** As many at once as there are cores; the results are in the order of the gifts. */
async function compareAll(
  gifts: readonly ListedGift[],
  options: ListOptions,
): Promise<readonly Compared[]> {
  const results = new Array<Compared>(gifts.length);
  const queue = gifts.entries();
  let done = 0;
  const work = async () => {
    for (const [index, gift] of queue) {
      results[index] = await compare(gift, options);
      done += 1;
      options.onProgress?.(done);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
