import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadExamples } from "../../src/content/examples.ts";
import { languages } from "../../src/content/load-content.ts";
import { cardsPath, type EntryCard, entryCard } from "../../src/diary/entry-card.ts";
import { diaryFolder, loadDiary } from "../../src/diary/load-diary.ts";
import type { LaunchProblem } from "./site-problems.ts";

/** Entries that are made up, or else those that have no share card yet. */
export function diaryProblems(): LaunchProblem[] {
  const where = diaryFolder();
  const entries = loadDiary();
  if (loadExamples()) {
    const problem = `shows ${entries.length} made-up entries. Set examples to false in content/accounts.yaml and write the charity's own in content/diary.`;
    return [{ where, key: "the diary", problem }];
  }
  const isMissing = ({ file }: EntryCard) => !existsSync(join(cardsPath(), file));
  return entries.flatMap((entry) => {
    const missing = languages().filter((language) => isMissing(entryCard(entry, language)));
    if (missing.length === 0) return [];
    const codes = missing.map(({ code }) => code).join(", ");
    const problem = `has no share card of its own (${codes}), the diary's is shown. Run npm run pictures.`;
    return [{ where, key: `${entry.name}.yaml`, problem }];
  });
}
