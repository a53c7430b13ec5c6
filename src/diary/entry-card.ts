import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { loadExamples } from "../content/examples.ts";
import { languages } from "../content/load-content.ts";
import { loadTexts } from "../content/load-texts.ts";
import { dayIn } from "../i18n/day-words.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { type ShareCard, shareCardOf } from "../layouts/share-card.ts";

import type { DiaryEntry } from "./diary-entry.ts";
import { countedPhrase, loadDiaryTexts, titleOf } from "./diary-words.ts";
import { cardsFolder, diaryFolder, loadDiary } from "./load-diary.ts";

/** The share card of an entry: what is drawn on it, and the file that it is taken to. */
export type EntryCard = ReturnType<typeof entryCard>;

/** What is on the card of an entry in a language. */
export function entryCard(entry: DiaryEntry, language: Language) {
  const { card, example } = loadDiaryTexts(language);
  const date = dayIn(entry.date, language);
  const drawn = {
    title: titleOf(entry, language),
    line: interpolate(card.line, { date, figures: countedPhrase(entry, language) }),
    program: entry.program,
    mark: loadExamples() ? example.mark : undefined,
  };
  // The name changes with the words: a card that says something else is never shown.
  const hash = createHash("sha256").update(JSON.stringify(drawn)).digest("hex").slice(0, 8);
  return { file: `${entry.name}-${language.code}-${hash}.png`, ...drawn };
}

/** The cards of all entries in all languages, whether they were taken or not. */
export function allEntryCards(): EntryCard[] {
  return loadDiary().flatMap((entry) => languages().map((language) => entryCard(entry, language)));
}

/** Where the cards lie: beside the entries, so that the examples have their own. */
export const cardsPath = (): string => join(diaryFolder(), cardsFolder);

/** The cards that were taken, by their files' names. */
export function takenCards(): string[] {
  const folder = cardsPath();
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".png")) : [];
}

/**
 * The picture to share an entry with: its card, or that of the diary as long as nobody has taken one
 * (`npm run pictures`).
 */
export function entryShareCard(entry: DiaryEntry, language: Language): ShareCard {
  const { file, title, line } = entryCard(entry, language);
  if (!existsSync(join(cardsPath(), file))) return shareCardOf("diary", language);
  const { name } = loadTexts("ui", language);
  const alt = interpolate(loadDiaryTexts(language).card.alt, { name, title, line });
  return { path: `/diary/cards/${file}`, alt };
}
