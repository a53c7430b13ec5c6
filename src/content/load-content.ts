import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parseDocument } from "yaml";
import { type Language, languagesSchema } from "../i18n/languages-schema.ts";
import { ContentError, describeIssue, type Problem } from "./content-error.ts";
import { placeholdersIn, pluralCategories, showPlaceholders } from "./kit.ts";

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

/**
 * Reads a file of texts in one language and checks that it matches the main language.
 * @param file name below the language's folder, such as `home.yaml`
 * @throws ContentError naming the file, each wrong key and what was expected
 */
export function loadTexts<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  language: Language,
): v.InferOutput<Schema> {
  const read = ({ code }: Language) => readContent(join(code, file), schema);
  const [main = language] = languages();
  const [texts, mainTexts] = [read(language), read(main)];
  if (matched.get(texts) !== mainTexts) {
    checkTranslation(join(contentFolder(), language.code, file), texts, mainTexts, language.locale);
    matched.set(texts, mainTexts);
  }
  return texts;
}

/** What was found to match the main language's texts already. */
const matched = new Map<unknown, unknown>();

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

const readYaml = fileReader((file, bytes): unknown => {
  const document = parseDocument(bytes.toString(), { uniqueKeys: true });
  const [problem] = [...document.errors, ...document.warnings];
  if (!problem) return document.toJS();
  const problems = [{ path: "", expected: `valid YAML: ${problem.message}` }];
  throw new ContentError(join(contentFolder(), file), problems);
});

/**
 * Checks what a schema cannot: that a translation has as many items in each list as the main language, the
 * same ids and the same placeholders where those are free, and that plurals have exactly the categories of
 * the language (Unicode CLDR).
 * @throws ContentError naming the file and each wrong key
 */
export function checkTranslation(
  file: string,
  content: unknown,
  main: unknown,
  locale: string,
): void {
  const problems = [...compare(content, main, ""), ...pluralProblems(content, locale, "")];
  if (problems.length > 0) throw new ContentError(file, problems);
}

function compare(content: unknown, main: unknown, path: string): Problem[] {
  if (isPlural(main)) return [];
  const [found, wanted] = [sharedPart(content), sharedPart(main)];
  if (found !== wanted) {
    return [{ path, expected: `expected ${wanted} as in the main language, found ${found}` }];
  }
  const [contents, mains] = [new Map(entriesOf(content)), new Map(entriesOf(main))];
  return [...new Set([...mains.keys(), ...contents.keys()])].flatMap((key) => {
    const inner = keyWithin(path, key);
    const [value, mainValue] = [contents.get(key), mains.get(key)];
    if (!contents.has(key))
      return [{ path: inner, expected: "this key is missing; the main language has it" }];
    if (!mains.has(key)) return [{ path: inner, expected: "the main language has no such key" }];
    // An id is an address: it is the same in every language.
    if (key === "id" && value !== mainValue)
      return [{ path: inner, expected: `expected "${mainValue}" as in the main language` }];
    return compare(value, mainValue, inner);
  });
}

/** What a list or a sentence has in common in all languages, in words. */
function sharedPart(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} items`;
  const template = new Map(entriesOf(value)).get("template");
  if (typeof template !== "string") return "neither items nor placeholders";
  const names = placeholdersIn(template);
  return names.length > 0 ? `the placeholders ${showPlaceholders(names)}` : "no placeholders";
}

function pluralProblems(content: unknown, locale: string, path: string): Problem[] {
  if (!isPlural(content)) {
    return entriesOf(content).flatMap(([key, value]) =>
      pluralProblems(value, locale, keyWithin(path, key)),
    );
  }
  const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return pluralCategories.flatMap((category): Problem[] => {
    const has = category in content.plural;
    const wants = wanted.includes(category);
    if (has === wants) return [];
    const expected = wants ? "this plural form is missing" : "the language has no such plural form";
    return [{ path: keyWithin(path, category), expected }];
  });
}

function isPlural(value: unknown): value is { plural: object } {
  return entriesOf(value).some(
    ([key, forms]) => key === "plural" && typeof forms === "object" && forms !== null,
  );
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function keyWithin(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}
