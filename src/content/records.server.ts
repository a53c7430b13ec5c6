import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Language } from "../i18n/languages-schema.server.ts";
import { say } from "../terminal/say.server.ts";
import { ContentError } from "./content-error.server.ts";
import { languages } from "./load-content.server.ts";
import { contentFolder, readContent } from "./read-yaml.server.ts";

export const recordsSchema = v.strictObject({
  examples: v.boolean(),
});

export const loadExamples = (): boolean => readContent("records.yaml", recordsSchema).examples;

/** The path of a file or folder such as `accounts.csv`, or of its example. */
export const recordPath = (name: string): string => (loadExamples() ? `examples/${name}` : name);

/** File names begin with a day and become addresses. Errors show the example. */
export function collectionIn(kind: string, example: string) {
  const folder = () => join(contentFolder(), recordPath(kind));

  const errorAt = (file: string, path: string, expected: string) =>
    new ContentError(join(folder(), file), [{ path, expected }]);

  /** @throws ContentError naming the file, each wrong key and the expected value */
  function readRecord<Schema extends v.GenericSchema>(file: string, schema: Schema) {
    const [, name, day] = /^((\d{4}-\d\d-\d\d)(?:-[a-z0-9]+)+)\.yaml$/.exec(file) ?? [];
    if (name === undefined || day === undefined) {
      const expected = "expected a file name such as {example}: a day, then a-z and 0-9";
      throw errorAt(file, "", say(expected, { example }));
    }
    return { name, day, record: readContent(join(recordPath(kind), file), schema) };
  }

  /** A build reads the records once. In development a changed file shows at once. */
  function loader<Item>(readAll: (files: string[]) => Item[]): () => readonly Item[] {
    let known: readonly Item[] | undefined;
    return () => {
      if (known && process.env["NODE_ENV"] === "production") return known;
      const files = existsSync(folder()) ? readdirSync(folder()) : [];
      known = readAll(files.filter((file) => !file.startsWith(".")));
      return known;
    };
  }

  return { folder, errorAt, read: readRecord, loader };
}

export function inEachLanguage<Schema extends v.GenericSchema>(schema: Schema) {
  return v.strictObject(Object.fromEntries(languages().map(({ code }) => [code, schema])));
}

export function inLanguage<Words>(
  words: Readonly<Record<string, Words>>,
  { code }: Pick<Language, "code">,
): Words {
  const found = words[code];
  if (found === undefined) throw new Error(`no words in ${code}`);
  return found;
}
