import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { interpolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { say } from "../terminal/say.server.ts";
import { ContentError } from "./content-error.server.ts";
import { year } from "./figures.server.ts";
import { languages, loadTexts } from "./load-content.server.ts";
import { contentFolder, fileReader, readContent } from "./read-yaml.server.ts";
import { prose, wholeNumber } from "./schema-helpers.server.ts";

export const recordsSchema = () =>
  v.strictObject({
    examples: v.boolean(),
    /** Whether the letters on Home are made up. Then Home says so above them. */
    exampleLetters: v.boolean(),
    /** Whether the accounts list each gift, or only what the gifts of a month come to. */
    gifts: v.optional(v.picklist(["each", "totals"]), "each"),
    /** The day of the next month by which the gifts of a month stand in the accounts. */
    listedBy: v.optional(wholeNumber(1, 28, say("a day of the month from 1 to 28")), 15),
    /** What went wrong in a year, on its page of the accounts. */
    wentWrong: v.exactOptional(v.array(v.strictObject({ year, text: localized(prose) }))),
  });

const readRecords = fileReader((file) => readContent(file, recordsSchema()));

export const loadRecords = () => readRecords("records.yaml");

export const loadExamples = (): boolean => loadRecords().examples;

/** The sentence that says by when the gifts of a month stand in the accounts. */
export function listedIn(language: Language): string {
  const { gifts, listedBy } = loadRecords();
  const day = listedBy === 1 ? (language.firstDay ?? "1") : `${listedBy}`;
  return interpolate(loadTexts("accounts", language).listed[gifts], { day });
}

/** Adds “Example” to texts that are also read without the page's banner, such as those of feeds, calendars and shared links. */
export function labelExample(text: string, language: Language): string {
  if (!loadExamples()) return text;
  const { labelled, example } = loadTexts("ui", language);
  return interpolate(labelled, { label: example, value: text });
}

let isOwn = false;

/** Reads the charity's own records, also while the site shows examples, so that their mistakes are named early. */
export function withOwnRecords(read: () => unknown): void {
  isOwn = true;
  try {
    read();
  } finally {
    isOwn = false;
  }
}

/** The path of a file or folder such as `accounts.csv`, or of its example. */
export const recordPath = (name: string): string =>
  loadExamples() && !isOwn ? `examples/${name}` : name;

/**
 * A folder of records, such as `diary`. The names of its files begin with a day and become addresses.
 * @param example a file name for errors
 */
export function recordFolder(folderName: string, example: string) {
  const folder = () => join(contentFolder(), recordPath(folderName));

  const errorAt = (file: string, path: string, expected: string) =>
    new ContentError(join(folder(), file), [{ path, expected }]);

  /** @throws ContentError naming the file, each wrong key and the expected value */
  function read<Schema extends v.GenericSchema>(file: string, schema: Schema) {
    const [, name, day] = /^((\d{4}-\d\d-\d\d)(?:-[a-z0-9]+)+)\.yaml$/.exec(file) ?? [];
    if (name === undefined || day === undefined) {
      const expected = "expected a file name such as {example}: a day, then a-z and 0-9";
      throw errorAt(file, "", say(expected, { example }));
    }
    return { name, day, record: readContent(join(recordPath(folderName), file), schema) };
  }

  /** Reads all files, in a build only once. In development a changed file shows at once. */
  function loader<Item>(readAll: (files: string[]) => Item[]): () => readonly Item[] {
    const cache = new Map<string, readonly Item[]>();
    return () => {
      const path = folder();
      const kept = process.env["NODE_ENV"] === "production" ? cache.get(path) : undefined;
      const files = existsSync(path) ? readdirSync(path) : [];
      const items = kept ?? readAll(files.filter((file) => !file.startsWith(".")));
      cache.set(path, items);
      return items;
    };
  }

  return { folder, errorAt, read, loader };
}

export function localized<Schema extends v.GenericSchema>(schema: Schema) {
  return v.strictObject(Object.fromEntries(languages().map(({ code }) => [code, schema])));
}

export function inLanguage<Value>(
  values: Readonly<Record<string, Value>>,
  { code }: Pick<Language, "code">,
): Value {
  const value = values[code];
  if (value === undefined) throw new Error(`no value in ${code}`);
  return value;
}
