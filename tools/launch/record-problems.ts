import { basename, dirname, join } from "node:path";
import { loadLedger } from "../../src/accounts/ledger.ts";
import { loadExamples, recordPath } from "../../src/content/examples.ts";
import { diaryFolder, loadDiary } from "../../src/diary/load-diary.ts";
import { loadEvents } from "../../src/events/load-events.ts";
import { exampleSalt, loadOwnReceipts } from "../../src/my-gift/receipt-list.server.ts";
import { listOutdated } from "../pictures/picture-list.ts";
import type { LaunchProblem } from "./site-problems.ts";

/** Records that are made up, accounts without a row, and pictures that must be taken again. */
export function recordProblems(): LaunchProblem[] {
  const others = [...saltProblems(), ...pictureProblems()];
  if (loadExamples()) return [...exampleProblems(), ...others];
  if (loadLedger().length > 0) return others;
  const problem = "has no row yet, so the page on the accounts is empty.";
  return [{ where: "content/accounts.csv", key: "rows", problem }, ...others];
}

/** With a salt that everybody has, codes can be tried before the first gift is listed. */
function saltProblems(): LaunchProblem[] {
  if (loadOwnReceipts()?.salt !== exampleSalt) return [];
  const problem = "the receipts are made with the examples' salt. Run npm run receipts again.";
  return [{ where: "content/receipts", key: "salt", problem }];
}

function exampleProblems(): LaunchProblem[] {
  const dates = loadEvents().length;
  const accounts = {
    where: "content/accounts.yaml",
    key: "examples",
    problem:
      "the accounts are made-up examples. Put the charity's own rows in content/accounts.csv and write false here.",
  };
  const events = {
    where: join("content", recordPath("events")),
    key: "the dates",
    problem: `${dates} made-up dates are shown. Set examples to false in content/accounts.yaml and write the charity's own in content/events.`,
  };
  const diary = {
    where: diaryFolder(),
    key: "the diary",
    problem: `shows ${loadDiary().length} made-up entries. Set examples to false in content/accounts.yaml and write the charity's own in content/diary.`,
  };
  return [accounts, ...(dates === 0 ? [] : [events]), diary];
}

/** By folder. */
function pictureProblems(): LaunchProblem[] {
  const files = listOutdated().map(({ file }) => file);
  return [...new Set(files.map((file) => dirname(file)))].map((where) => ({
    where,
    key: files.flatMap((file) => (dirname(file) === where ? basename(file) : [])).join(", "),
    problem: "missing, or older than texts and drawings. Run npm run pictures.",
  }));
}
