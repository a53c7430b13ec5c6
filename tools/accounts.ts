import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { accountsCsv } from "../src/accounts/downloads.server.ts";
import { readAccounts } from "../src/accounts/ledger.server.ts";
import { contentFolder } from "../src/content/read-yaml.server.ts";
import { say } from "../src/terminal/say.server.ts";
import { stop, UserError } from "../src/terminal/user-error.server.ts";
import { converse, showLines, type Terminal } from "./accounts/conversation.ts";
import {
  type Assigned,
  assign,
  inOneLine,
  mergeEntries,
  monthOf,
  withoutLateStarts,
} from "./accounts/entries.ts";
import { readMovements } from "./accounts/movements.ts";
import { pathOutsideProject } from "./path-outside-project.ts";

/**
 * Writes the months of a spreadsheet that are over into `accounts.csv`. Other months stay as they are.
 * @param path of CSV, `.xlsx`, `.xls` or `.ods`, outside the project
 * @returns what to do next
 * @throws UserError when something is not understood; then nothing is written
 */
export async function makeAccounts(path: string, terminal: Terminal): Promise<string> {
  const sheet = pathOutsideProject(path);
  const talk = converse(join(dirname(sheet), "accounts-answers.txt"), terminal);
  const file = join(contentFolder(), "accounts.csv");
  const known = readAccounts("accounts.csv", readFileSync(file));
  const all = await assign(await readMovements(sheet, talk), talk);
  const assigned = withoutLateStarts(all, known);
  const entries = await mergeEntries(assigned, known, talk);
  const added = entries.filter((entry) => !known.includes(entry));
  const gone = known.filter((entry) => !entries.includes(entry));
  if (added.length + gone.length === 0) return say("Nothing is new; the site has every entry.");
  const csv = accountsCsv(",", entries).replaceAll("\r", "");
  // The build also checks the balance. It can be right only after the gifts are listed, which is the next step.
  readAccounts("accounts.csv", Buffer.from(csv));
  showLines(say("Your spreadsheet by month, in MRU:"), sumsOf(assigned));
  showLines(say("New on the site:"), added.map(inOneLine));
  const removed = say("No more on the site, because your spreadsheet does not have them:");
  showLines(removed, gone.map(inOneLine));
  const answer = await terminal(confirm);
  if (!/^(?:yes|oui)$/i.test(answer.trim())) throw new UserError(nothing);
  writeFileSync(file, csv);
  return say(
    "content/accounts.csv is written. Now list the gifts (content/gifts.csv), then look at the pages (npm start).",
  );
}

const nothing = say("Nothing was written. Your answers are kept.");
const confirm = say("Are these the sums of your books? Type “yes” to write them, or else nothing.");

const kindWords = { in: say("in"), out: say("out"), start: say("start") };

/** The sums of each month by kind. What the site does not count has sums of its own. */
function sumsOf(assigned: readonly Assigned[]): string[] {
  const sortKey = ({ kind, program, ...one }: Assigned) => `${monthOf(one)} ${kind} ${!program}`;
  const titleOf = ({ kind, program, ...one }: Assigned) => {
    const words = kindWords[kind];
    return `  ${monthOf(one)}, ${program ? words : say("{kind}, not on the site", { kind: words })}`;
  };
  const sorted = assigned.toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)));
  return [...Map.groupBy(sorted, titleOf)].map(([title, list]) => {
    const sum = list.reduce((all, { amount }) => all + amount, 0);
    return say("{title}: {sum}", { title, sum: sum.toLocaleString("fr") });
  });
}

async function main([path]: readonly string[]): Promise<void> {
  if (!path) throw new UserError("npm run accounts -- file.xlsx");
  const { stdin, stdout } = process;
  const lines = stdin.isTTY ? createInterface(stdin, stdout) : undefined;
  const leave = () => stop(new UserError(nothing));
  lines?.once("close", leave);
  const done = await makeAccounts(path, async (question) => {
    if (lines) return lines.question(`\n${question}\n> `);
    console.info(question);
    throw new UserError(say("Nothing was written. Answer this in a terminal: npm run accounts"));
  });
  console.info(done);
  lines?.off("close", leave).close();
}

if (import.meta.main) await main(process.argv.slice(2)).catch(stop);
