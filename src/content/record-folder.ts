import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Language } from "../i18n/languages-schema.ts";
import { ContentError } from "./content-error.ts";
import { recordPath } from "./examples.ts";
import { contentFolder, languages, readContent } from "./load-content.ts";

/** Where the records of a kind lie: the examples, or what the charity wrote. */
export const recordFolder = (kind: string): string => join(contentFolder(), recordPath(kind));

/**
 * A loader of the records of a kind; without their folder there are none. A build, which renders thousands
 * of pages, reads them once; otherwise a changed file shows at once.
 * @param read makes the records of the files of the folder, those with a dot before their name left out
 */
export function recordLoader<Item>(kind: string, read: (files: string[]) => Item[]) {
  const known = new Map<string, readonly Item[]>();
  return (): readonly Item[] => {
    const folder = recordFolder(kind);
    const found = known.get(folder);
    if (found) return found;
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const items = read(files.filter((file) => !file.startsWith(".")));
    if (process.env["NODE_ENV"] === "production") known.set(folder, items);
    return items;
  };
}

/**
 * Reads a record. The name of its file starts with its day and ends its address.
 * @param example a name that is right, for the error
 * @throws ContentError naming the file, each wrong key and what was expected
 */
export function readRecord<Schema extends v.GenericSchema>(
  kind: string,
  file: string,
  schema: Schema,
  example: string,
) {
  const [, name, day] = /^((\d{4}-\d\d-\d\d)(?:-[a-z0-9]+)+)\.yaml$/.exec(file) ?? [];
  if (name === undefined || day === undefined) {
    const expected = `expected a file name such as ${example}: a day, then a-z and 0-9`;
    throw refuseRecord(kind, file, "", expected);
  }
  return { name, day, record: readContent(join(recordPath(kind), file), schema) };
}

/** The error for what is wrong at a key of a record, or with its whole file. */
export const refuseRecord = (kind: string, file: string, path: string, expected: string) =>
  new ContentError(join(recordFolder(kind), file), [{ path, expected }]);

/** The schema of what a record says in every language of the site, by its code. */
export function inEachLanguage<Schema extends v.GenericSchema>(schema: Schema) {
  return v.strictObject(Object.fromEntries(languages().map(({ code }) => [code, schema])));
}

/** What a record says in a language. @throws Error when that is nothing, which its schema does not let happen */
export function inLanguage<Words>(
  words: Readonly<Record<string, Words>>,
  { code }: Pick<Language, "code">,
): Words {
  const found = words[code];
  if (found === undefined) throw new Error(`no words in ${code}`);
  return found;
}
