import { existsSync, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { ContentError } from "../content/content-error.ts";
import { recordPath } from "../content/examples.ts";
import { contentFolder, languages, readContent } from "../content/load-content.ts";
import { type DiaryEntry, diaryEntrySchema } from "./diary-entry.ts";

/** A larger picture costs every copy of the repository its weight; a phone sends 0.1 to 0.5 MB by WhatsApp. */
const maxPictureBytes = 3 * 1024 * 1024;

/** What `npm run pictures` puts beside the entries. */
export const cardsFolder = "cards";

const known = new Map<string, readonly DiaryEntry[]>();

/** Where the entries and their pictures lie: the examples, or what the charity wrote. */
export const diaryFolder = (): string => join(contentFolder(), recordPath("diary"));

/**
 * The entries of the diary, the latest first. Without the folder there are none. A build, which renders
 * thousands of pages, reads them once; otherwise a changed file shows at once.
 * @throws ContentError naming the first file that is wrong, each key and what was expected
 */
export function loadDiary(): readonly DiaryEntry[] {
  const folder = diaryFolder();
  const found = known.get(folder);
  if (found) return found;
  const entries = readEntries(folder);
  if (process.env["NODE_ENV"] === "production") known.set(folder, entries);
  return entries;
}

/** The years that have entries, the latest first. */
export function yearsOf(entries: readonly DiaryEntry[]): string[] {
  return [...new Set(entries.map(({ date }) => date.slice(0, 4)))];
}

/** How many entries the diary's own page shows; the rest of their year has a page too. */
export const entriesOnDiaryPage = 60;

/** The years that have a page of their own: all but the latest, and that when it is too long for the diary's page. */
export function yearPages(entries: readonly DiaryEntry[]): string[] {
  const [latest, ...older] = yearsOf(entries);
  if (latest === undefined) return [];
  return entriesOfYear(entries, latest).length > entriesOnDiaryPage ? [latest, ...older] : older;
}

export const entriesOfYear = (entries: readonly DiaryEntry[], year: string): DiaryEntry[] =>
  entries.filter(({ date }) => date.startsWith(year));

/** What the diary's pages are called in their addresses: the years, then the entries. */
export function diaryPageNames(): string[] {
  const entries = loadDiary();
  return [...yearPages(entries), ...entries.map(({ name }) => name)];
}

function readEntries(folder: string): DiaryEntry[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => !file.startsWith(".") && file !== cardsFolder);
  const schema = diaryEntrySchema(languages().map(({ code }) => code));
  const entries = files
    .filter((file) => extname(file) === ".yaml")
    .map((file) => readEntry(folder, file, schema));
  checkOtherFiles(folder, files, entries);
  return entries.sort((a, b) => (a.name < b.name ? 1 : -1));
}

function readEntry(
  folder: string,
  file: string,
  schema: ReturnType<typeof diaryEntrySchema>,
): DiaryEntry {
  const [, name, date] = /^((\d{4}-\d\d-\d\d)(?:-[a-z0-9]+)+)\.yaml$/.exec(file) ?? [];
  const refuse = (path: string, expected: string) =>
    new ContentError(join(folder, file), [{ path, expected }]);
  if (name === undefined || date === undefined) {
    throw refuse("", "expected a file name such as 2026-11-14-dar-naim.yaml: date, place, a-z");
  }
  const entry = { ...readContent(join(recordPath("diary"), file), schema), name };
  if (entry.date !== date) {
    throw refuse("date", `expected ${date} as in the file's name, found ${entry.date}`);
  }
  return entry;
}

/** Each picture is there and small enough, and each file besides the entries is one of their pictures. */
function checkOtherFiles(
  folder: string,
  files: readonly string[],
  entries: readonly DiaryEntry[],
): void {
  const refuse = (file: string, path: string, expected: string) =>
    new ContentError(join(folder, file), [{ path, expected }]);
  const pictures = new Set<string>();
  for (const { name, picture } of entries) {
    if (!picture) continue;
    if (!files.includes(picture.file)) {
      throw refuse(`${name}.yaml`, "picture.file", `expected ${picture.file} to lie beside it`);
    }
    if (statSync(join(folder, picture.file)).size > maxPictureBytes) {
      throw refuse(picture.file, "", "expected a picture of at most 3 MB; make it smaller first");
    }
    pictures.add(picture.file);
  }
  for (const file of files) {
    if (extname(file) !== ".yaml" && !pictures.has(file)) {
      throw refuse(file, "", "no entry names this file as its picture; an entry ends in .yaml");
    }
  }
}
