import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parseDocument } from "yaml";
import { type Language, languagesSchema } from "../i18n/languages-schema.ts";
import { ContentError, describeIssue } from "./content-error.ts";

const tables = new Map<string, readonly Language[]>();

/** The table of languages, `content/languages.yaml`; the first is the main one. */
export function languages(): readonly Language[] {
  const folder = contentFolder();
  const table = tables.get(folder) ?? readContent("languages.yaml", languagesSchema);
  tables.set(folder, table);
  return table;
}

/** The language whose prefix the path has; the main language where none has. */
export function languageOfPath(path: string): Language {
  const [main, ...others] = languages();
  if (!main) throw new Error("content/languages.yaml has no row");
  const found = others.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return found ?? main;
}

/** The folder of the content files; `CONTENT_DIR` lets a test build other content. */
export function contentFolder(): string {
  return process.env["CONTENT_DIR"] ?? "content";
}

/**
 * Reads one content file and checks it against its schema.
 * @param file path below the content folder, such as `en/home.yaml`
 * @throws ContentError naming the file, each wrong key and what was expected
 */
export function readContent<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  return checkContent(join(contentFolder(), file), readYaml(file), schema);
}

/**
 * Checks content that was read already; `name` is what errors call it.
 * @throws ContentError naming each wrong key and what was expected
 */
export function checkContent<Schema extends v.GenericSchema>(
  name: string,
  data: unknown,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (!result.success) throw new ContentError(name, result.issues.map(describeIssue));
  return result.output;
}

/**
 * Makes a function that reads a file below the content folder, and reads it again only when it has changed:
 * every page asks for the words of every language.
 * @param make parses the file's bytes; the result is cached
 */
export function fileReader<Made>(make: (file: string, bytes: Buffer) => Made) {
  const known = new Map<string, { readonly version: string; readonly made: Made }>();
  return (file: string): Made => {
    const name = join(contentFolder(), file);
    const found = statSync(name, { bigint: true, throwIfNoEntry: false });
    if (!found?.isFile()) {
      throw new ContentError(name, [{ path: "", expected: "this file to exist and be readable" }]);
    }
    const version = `${found.ino} ${found.size} ${found.mtimeNs}`;
    const last = known.get(name);
    if (last?.version === version) return last.made;
    const made = make(file, readFileSync(name));
    known.set(name, { version, made });
    return made;
  };
}

/** What a YAML file below the content folder holds, unchecked. @throws ContentError when it is not YAML */
export const readYaml = fileReader((file, bytes): unknown => {
  const document = parseDocument(bytes.toString(), { uniqueKeys: true });
  const [problem] = [...document.errors, ...document.warnings];
  if (!problem) return document.toJS();
  const problems = [{ path: "", expected: `valid YAML: ${problem.message}` }];
  throw new ContentError(join(contentFolder(), file), problems);
});
