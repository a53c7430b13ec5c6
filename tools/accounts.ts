import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { entriesCsv } from "../src/accounts/downloads.server.ts";
import { byDay, type Entry, readAccounts } from "../src/accounts/ledger.server.ts";
import { stop, UserError } from "../src/content/content-error.server.ts";
import { contentFolder } from "../src/content/read-yaml.server.ts";
import { loadExamples } from "../src/content/records.server.ts";
import { inTerminalLanguage, terminalLanguage } from "../src/content/terminal-language.server.ts";
import { groupThousands } from "../src/i18n/format-number.ts";
import { type Conversation, converse, type Terminal } from "./accounts/conversation.ts";
import { entriesOf, place } from "./accounts/entries.ts";
import { type Movement, readMovements } from "./accounts/movements.ts";
import { readTables } from "./accounts/tables.ts";
import { privatePath } from "./receipts/private-path.ts";

/**
 * Adds the entries of a spreadsheet to `accounts.csv`, for the months that are over.
 * @param path of CSV, `.xlsx`, `.xls` or `.ods`, outside the project
 * @returns what to do next
 * @throws UserError when something is not understood; then nothing is written
 */
export async function makeAccounts(path: string, terminal: Terminal): Promise<string> {
  const sheet = privatePath(path);
  const talk = converse(join(dirname(sheet), "accounts-answers.txt"), terminal);
  const movements = await readMovements(await readTables(sheet, talk), talk);
  const thisMonth = new Date().toISOString().slice(0, 7);
  const over = movements.filter(({ date }) => date < thisMonth);
  const placed = await place(over, talk);
  const file = join(contentFolder(), "accounts.csv");
  const known = readAccounts("accounts.csv", readFileSync(file));
  const { added, gone } = compare(known, entriesOf(placed));
  const removed = await askRemoved(gone, talk);
  if (added.length + removed.size === 0) return inTerminalLanguage(same);
  const kept = known.filter((entry) => !removed.has(entry));
  const csv = entriesCsv([...kept, ...added].sort(byDay));
  // The same check as in the build.
  readAccounts("accounts.csv", Buffer.from(csv));
  await talk.say("Your spreadsheet by month, in MRU:", sumsOf(placed));
  await talk.say("Of this not on the site:", sumsOf(placed.filter(({ entry }) => !entry)));
  const later = movements.filter((movement) => !over.includes(movement));
  await talk.say("Waiting until their month is over:", sumsOf(later));
  await talk.say(`Entries: ${added.length} new, ${removed.size} removed, ${kept.length} as before`);
  const options = { yes: "yes; write the accounts", no: "no; write nothing" };
  const answer = await talk.choose("Are these the sums of your books?", options);
  if (answer === "no") throw new UserError(inTerminalLanguage(nothing));
  writeFileSync(file, csv);
  return [written, ...(loadExamples() ? [hidden] : [])].map(inTerminalLanguage).join("\n");
}

const same = "Nothing is new; every entry is on the site already.";
const nothing = "Nothing was written. Your answers are kept.";
const written =
  "content/accounts.csv is written. Now list the gifts (npm run receipts), then look at the pages (npm start).";
const hidden = "The pages show made-up examples until content/records.yaml says “examples: false”.";

const monthOf = ({ date }: Pick<Entry, "date">) => date.slice(0, 7);

/**
 * An entry is known by its day (what came in by its month), kind, program and amount, so that its words can be changed
 * on the site. Two such rows are two entries.
 * @returns also the entries of these months that the spreadsheet has not or no more
 */
function compare(known: readonly Entry[], planned: readonly Entry[]) {
  const keyOf = (entry: Entry) => {
    const { date, kind, program, amount } = entry;
    return `${kind === "in" ? monthOf(entry) : date} ${kind} ${program} ${amount}`;
  };
  const left = Map.groupBy(known, keyOf);
  const added = planned.filter((entry) => left.get(keyOf(entry))?.pop() === undefined);
  const months = planned.map(monthOf).sort();
  const isBetween = (month: string) => month >= `${months[0]}` && month <= `${months.at(-1)}`;
  const gone = [...left.values()].flat().filter((entry) => isBetween(monthOf(entry)));
  return { added, gone };
}

async function askRemoved(gone: readonly Entry[], talk: Conversation): Promise<Set<Entry>> {
  if (gone.length === 0) return new Set();
  await talk.say("On the site, but not so in your spreadsheet:", gone.map(shown));
  const remove = "remove: it was corrected, or its month has another sum";
  const both = { remove, keep: "keep: it was written by hand" };
  const all = await talk.choose("What is to be done?", { ...both, each: "decide for each" });
  const removed = new Set<Entry>();
  for (const entry of gone) {
    const answer = all === "each" ? await talk.choose(shown(entry), both) : all;
    if (answer === "remove") removed.add(entry);
  }
  return removed;
}

const shown = ({ date, amount, notes }: Entry) =>
  `  ${date}, ${grouped(amount)} MRU, ${notes[terminalLanguage()]}`;

const grouped = (mru: number) => groupThousands(mru, { group: "\u00a0", decimal: "," });

function sumsOf(placed: readonly Pick<Movement, "date" | "kind" | "amount">[]): string[] {
  return [...Map.groupBy(placed, monthOf)].sort().map(([month, list]) => {
    const sum = (wanted: string) => {
      const amounts = list.filter(({ kind }) => kind === wanted).map(({ amount }) => amount);
      return grouped(amounts.reduce((all, amount) => all + amount, 0));
    };
    return `  ${month}: ${sum("in")} came in, ${sum("out")} went out`;
  });
}

async function main([path]: readonly string[]): Promise<void> {
  const { stdin: input, stdout: output } = process;
  const lines = input.isTTY ? createInterface({ input, output }) : undefined;
  const leave = () => stop(new UserError(inTerminalLanguage(nothing)));
  lines?.once("close", leave);
  const terminal: Terminal = async (text, isQuestion) => {
    if (lines && isQuestion) return lines.question(`\n${text}\n> `);
    const how = "Nothing was written. Answer this in a terminal: npm run accounts";
    if (isQuestion) throw new UserError(`${text}\n${inTerminalLanguage(how)}`);
    console.info(text);
    return "";
  };
  const wanted = "Drag your spreadsheet into this window, then press Enter.";
  const typed = path ?? (await terminal(inTerminalLanguage(wanted), true));
  // A terminal puts the path of a dragged file in quotes, or backslashes before spaces and signs.
  const dragged = typed.trim().replace(/^(['"])(.*)\1$/, "$2");
  const unescaped = dragged.replaceAll(/\\(\W)/g, "$1");
  console.info(await makeAccounts(unescaped, terminal));
  lines?.off("close", leave).close();
}

if (import.meta.main) await main(process.argv.slice(2)).catch(stop);
