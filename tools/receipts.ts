import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { runProgram, UserError } from "../server/run-program.ts";
import { loadExamples, recordPath } from "../src/content/examples.ts";
import { contentFolder, languages } from "../src/content/load-content.ts";
import { loadTexts } from "../src/content/load-texts.ts";

import {
  checkReceipts,
  loadReceiptSettings,
  loadShard,
  shardText,
} from "../src/my-gift/receipt-files.ts";
import { updateTotals } from "./receipts/day-totals.ts";
import { listGifts, type Mode, type Outcome, type Shards } from "./receipts/list-gifts.ts";
import { readList } from "./receipts/read-list.ts";

const usage = `npm run receipts -- list.csv
  list.csv    the treasurer's list: date,code,amount,program; it must not lie in this folder
  --correct   replace receipts that say something else than the list
  --remove    take away the receipts of the list's codes
  --examples  make examples, while content/accounts.yaml says "examples: true"`;

type Asked = { readonly list: string; readonly mode: Mode; readonly examples: boolean };

/** Makes receipts of a list of gifts, and the daily totals of the accounts. */
async function makeReceipts(asked: Asked): Promise<string> {
  const list = outsideList(asked.list);
  if (asked.examples !== loadExamples()) throw new UserError(wrongSwitch(asked.examples));
  checkReceipts();
  const { since, salt, iterations } = loadReceiptSettings();
  const gifts = readList(readFileSync(list, "utf8"), since);
  const kept = new Map<string, readonly string[]>();
  const load = (name: string) => {
    const shard = kept.get(name) ?? loadShard(name);
    kept.set(name, shard);
    return shard;
  };
  const outcome = await listGifts(gifts, {
    keyParameters: { salt, iterations },
    load,
    mode: asked.mode,
    onProgress: (done) => showProgress(done, gifts.length),
  });
  // First the receipts: where the accounts then cannot be written, the next run corrects them.
  writeShards(outcome.shards);
  return report(outcome, writeTotals(outcome));
}

/**
 * The list's real path. Git would publish a file in the project's folder with the next commit.
 * @throws UserError when it does not exist or is in that folder, also by a link
 */
function outsideList(path: string): string {
  if (!existsSync(path)) throw new UserError(`${path}: there is no such file`);
  const real = realpathSync(path);
  const inside = (folder: string) => !/^\.\.(?:[\\/]|$)/.test(relative(realpathSync(folder), real));
  if ([join(import.meta.dirname, ".."), contentFolder()].some(inside)) {
    throw new UserError(
      `${path} lies in the site's folder, where it would be published. Keep the list elsewhere, and delete it here.`,
    );
  }
  return real;
}

function wrongSwitch(examples: boolean): string {
  return examples
    ? "content/accounts.yaml says “examples: false”: there are no examples any more. Leave --examples out."
    : "content/accounts.yaml says “examples: true”: the site would call these gifts made up. Put false there first, or add --examples to try with made-up gifts.";
}

function writeShards(shards: Shards): void {
  const folder = join(contentFolder(), recordPath("receipts"));
  mkdirSync(folder, { recursive: true });
  for (const [name, receipts] of shards) {
    writeWhole(join(folder, `${name}.json`), shardText(receipts));
  }
}

/** Brings the accounts up to date. @returns each total that was lower than the known gifts */
function writeTotals({ days }: Outcome): readonly string[] {
  const file = join(contentFolder(), recordPath("accounts.csv"));
  const codes = languages().map(({ code }) => code);
  const csv = existsSync(file)
    ? readFileSync(file, "utf8")
    : `date,kind,program,amount,${codes.join(",")}\n`;
  const notes = new Map(languages().map((one) => [one.code, loadTexts("myGift", one).total]));
  const totals = updateTotals(csv, days, (code) => notes.get(code));
  if (totals.csv !== csv) writeWhole(file, totals.csv);
  return totals.raised;
}

/** The file has either its old or its new content, never half of it. */
function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function report({ counts, shards }: Outcome, raised: readonly string[]): string {
  const { added, corrected, removed, unchanged } = counts;
  const lines = [
    `Receipts: ${added} new, ${corrected} corrected, ${removed} removed, ${unchanged} as they were.`,
    ...raised.map((one) => `Accounts: the total of ${one} was missing or too low, and is raised.`),
    shards.size + raised.length === 0
      ? "Nothing changed."
      : "Now look at the pages (npm start), then publish the changes in content/.",
  ];
  return lines.join("\n");
}

/** Where a person looks on; every code takes its time. */
function showProgress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all}${done === all ? "\n" : ""}`);
}

function readAsked(): Asked {
  const { values, positionals } = parsedArgs();
  const [list, ...more] = positionals;
  if (list === undefined || more.length > 0 || (values.correct && values.remove)) {
    throw new UserError(usage);
  }
  const mode = values.remove ? "remove" : values.correct ? "correct" : "add";
  return { list, mode, examples: values.examples };
}

function parsedArgs() {
  const flag = { type: "boolean", default: false } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { correct: flag, remove: flag, examples: flag },
    });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

await runProgram(async () => console.info(await makeReceipts(readAsked())));
