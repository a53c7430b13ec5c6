import { statSync } from "node:fs";
import { extname, join } from "node:path";
import { collectionIn } from "../content/records.server.ts";
import { type DiaryEntry, diaryEntrySchema } from "./diary-entry.server.ts";

/** A larger one makes every copy of the repository heavier; WhatsApp sends 0.1 to 0.5 MB. */
const maxPictureBytes = 3 * 1024 * 1024;

const records = collectionIn("diary", "2026-11-14-dar-naim.yaml");

export const diaryFolder = records.folder;

/** The latest first. @throws ContentError naming the first file that is wrong, and each key */
export const loadDiary = records.loader((files) => {
  const schema = diaryEntrySchema();
  const entries = files
    .filter((file) => extname(file) === ".yaml")
    .map((file) => readEntry(file, schema));
  checkOtherFiles(files, entries);
  return entries.sort((a, b) => (a.name < b.name ? 1 : -1));
});

export function yearsOf(entries: readonly DiaryEntry[]): string[] {
  return [...new Set(entries.map(({ date }) => date.slice(0, 4)))];
}

export const entriesOnDiaryPage = 60;

export function yearPages(entries: readonly DiaryEntry[]): string[] {
  const [latest, ...older] = yearsOf(entries);
  if (latest === undefined) return [];
  return entriesOfYear(entries, latest).length > entriesOnDiaryPage ? [latest, ...older] : older;
}

export const entriesOfYear = (entries: readonly DiaryEntry[], year: string): DiaryEntry[] =>
  entries.filter(({ date }) => date.startsWith(year));

export function diaryPageNames(): string[] {
  const entries = loadDiary();
  return [...yearPages(entries), ...entries.map(({ name }) => name)];
}

function readEntry(file: string, schema: ReturnType<typeof diaryEntrySchema>): DiaryEntry {
  const { name, day, record } = records.read(file, schema);
  if (record.date === day) return { ...record, name };
  throw records.errorAt(
    file,
    "date",
    `expected ${day} as in the file's name, found ${record.date}`,
  );
}

function checkOtherFiles(files: readonly string[], entries: readonly DiaryEntry[]): void {
  const others = new Set(files.filter((file) => extname(file) !== ".yaml"));
  const unnamed = new Set(others);
  for (const { name, picture } of entries) {
    if (!picture) continue;
    const { file } = picture;
    if (!others.has(file)) {
      throw records.errorAt(`${name}.yaml`, "picture.file", `expected ${file} to lie beside it`);
    }
    if (statSync(join(diaryFolder(), file)).size > maxPictureBytes) {
      throw records.errorAt(file, "", "expected a picture of at most 3 MB; make it smaller first");
    }
    unnamed.delete(file);
  }
  for (const file of unnamed) {
    throw records.errorAt(
      file,
      "",
      "no entry names this file as its picture; an entry ends in .yaml",
    );
  }
}
