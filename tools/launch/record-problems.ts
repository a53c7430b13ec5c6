import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadLedger } from "../../src/accounts/ledger.ts";
import { loadExamples, recordPath } from "../../src/content/examples.ts";
import { languages } from "../../src/content/load-content.ts";
import { cardsPath, entryCard } from "../../src/diary/entry-card.ts";
import { diaryFolder, loadDiary } from "../../src/diary/load-diary.ts";
import { loadEvents } from "../../src/events/load-events.ts";
import type { LaunchProblem } from "./site-problems.ts";

/** Records that are made up, or else missing: rows of the accounts, share cards of the diary's entries. */
export function recordProblems(): LaunchProblem[] {
  if (loadExamples()) return exampleProblems();
  const missing = missingCards();
  if (loadLedger().length > 0) return missing;
  const problem = "has no row yet, so the page on the accounts is empty.";
  return [{ where: "content/accounts.csv", key: "rows", problem }, ...missing];
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

function missingCards(): LaunchProblem[] {
  return loadDiary().flatMap((entry) => {
    const missing = languages().filter(
      (language) => !existsSync(join(cardsPath(), entryCard(entry, language).file)),
    );
    if (missing.length === 0) return [];
    const codes = missing.map(({ code }) => code).join(", ");
    const problem = `has no share card of its own (${codes}), the diary's is shown. Run npm run pictures.`;
    return [{ where: diaryFolder(), key: `${entry.name}.yaml`, problem }];
  });
}
