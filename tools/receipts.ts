import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { contentFolder } from "../src/content/read-yaml.server.ts";
import { month } from "../src/content/schema-helpers.server.ts";
import { type KeyParameters, receiptKey, sealReceipt } from "../src/my-gift/receipt.ts";
import {
  exampleSalt,
  iterations,
  loadOwnReceipts,
  receiptsFile,
} from "../src/my-gift/receipt-list.server.ts";
import { say } from "../src/terminal/say.server.ts";
import { stop, UserError } from "../src/terminal/user-error.server.ts";
import { pathOutsideProject } from "./path-outside-project.ts";
import { giftsCsv, type ListedGift, readList } from "./receipts/gift-list.ts";

const usage = `npm run receipts -- list.csv [--through 2026-10]
  list.csv    the finance coordinator's whole list: date,number,amount,program; it must not lie in this folder
  --through   the last month to publish, which must be over; without it last month`;

/**
 * Writes the receipts and the sums of the gifts of a list.
 * @param args as `usage` says
 * @returns what to do next
 * @throws UserError when the arguments or the list cannot be used; then nothing is written
 */
export async function makeReceipts(args: readonly string[]): Promise<string> {
  const { list, through } = readArguments(args);
  const path = pathOutsideProject(list);
  const gifts = readList(relative(realpathSync(contentFolder()), path), readFileSync(path));
  const over = gifts.filter(({ date }) => date.slice(0, 7) <= through);
  const salt = ownSalt();
  const receipts = await sealAll(over, { salt, iterations });
  const [since = through] = over.map(({ date }) => date.slice(0, 7)).sort();
  const target = join(contentFolder(), receiptsFile);
  rmSync(dirname(target), { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  const published = { salt, iterations, since, through, receipts };
  writeFileSync(target, `${JSON.stringify(published, null, 2)}\n`);
  writeFileSync(join(contentFolder(), "gifts.csv"), giftsCsv(over));
  return [
    say("{count} gifts are listed now.", { count: over.length }),
    say("{count} of later months wait until their month is over.", {
      count: gifts.length - over.length,
    }),
    say("Now look at the pages (npm start), then publish content/receipts and content/gifts.csv."),
  ].join("\n");
}

/** Keeps the salt of the last list, but not that of the examples, which everybody knows. */
function ownSalt(): string {
  const known = loadOwnReceipts()?.salt ?? exampleSalt;
  return known === exampleSalt ? randomBytes(16).toString("hex") : known;
}

/** The receipts are sorted, so that their order tells nothing and the same list gives the same file. */
async function sealAll(gifts: readonly ListedGift[], parameters: KeyParameters): Promise<string[]> {
  let done = 0;
  const receipts = gifts.map(async (gift) => {
    const sealed = await sealReceipt(gift, await receiptKey(gift, parameters));
    done += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${gifts.length} `);
    return sealed;
  });
  return (await Promise.all(receipts)).sort();
}

function readArguments(args: readonly string[]) {
  const lastMonth = new Date(new Date().setUTCDate(0)).toISOString().slice(0, 7);
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { through: { type: "string", default: lastMonth } },
    });
    const [list, ...more] = positionals;
    const isOver = v.is(month, values.through) && values.through <= lastMonth;
    if (list !== undefined && more.length === 0 && isOver) return { list, ...values };
  } catch (error) {
    // Node throws a TypeError for an unknown option.
    if (!(error instanceof TypeError)) throw error;
  }
  throw new UserError(usage);
}

if (import.meta.main) await makeReceipts(process.argv.slice(2)).then(console.info, stop);
