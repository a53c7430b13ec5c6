import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parseDocument } from "yaml";
import { type Language, languagesSchema } from "../i18n/languages-schema.ts";
import { ContentError, describeIssue } from "./content-error.ts";
import { placeholdersIn, pluralCategories, type Template } from "./kit.ts";

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
  const read = (code: string) => readContent(join(code, file), schema);
  const [main = language] = languages();
  const texts = read(language.code);
  const mainTexts = read(main.code);
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
  const name = join(contentFolder(), file);
  return checkContent(name, parseYaml(name), schema);
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

/** Parsed files by name: every page reads the words of every language, and parsing takes longest. */
const parsed = new Map<string, { readonly text: string; readonly data: unknown }>();

function parseYaml(name: string): unknown {
  const text = readText(name);
  const known = parsed.get(name);
  if (known?.text === text) return known.data;
  const document = parseDocument(text, { uniqueKeys: true });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem)
    throw new ContentError(name, [{ path: "", expected: `valid YAML: ${problem.message}` }]);
  const data: unknown = document.toJS();
  parsed.set(name, { text, data });
  return data;
}

function readText(name: string): string {
  try {
    return readFileSync(name, "utf8");
  } catch {
    throw new ContentError(name, [{ path: "", expected: "this file to exist and be readable" }]);
  }
}

/**
 * Checks what a schema cannot: that a translation has as many items in each list as the main
 * language, the same ids and the same placeholders where those are free, and that plurals have exactly the categories of the language (Unicode CLDR).
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

type Problem = { path: string; expected: string };

function compare(content: unknown, main: unknown, path: string): Problem[] {
  if (isPlural(main)) return [];
  if (Array.isArray(main) && Array.isArray(content) && main.length !== content.length) {
    return [
      {
        path,
        expected: `expected ${main.length} items as in the main language, found ${content.length}`,
      },
    ];
  }
  if (isTemplate(main) && isTemplate(content)) return compareTemplates(content, main, path);
  const other = new Map(entriesOf(content));
  return entriesOf(main)
    .flatMap(([key, value]) => {
      const inner = keyWithin(path, key);
      if (!other.has(key))
        return [{ path: inner, expected: "this key is missing; the main language has it" }];
      // An id is an address: it is the same in every language.
      if (key === "id" && other.get(key) !== value) {
        return [{ path: inner, expected: `expected "${value}" as in the main language` }];
      }
      return compare(other.get(key), value, inner);
    })
    .concat(
      [...other.keys()]
        .filter((key) => !new Map(entriesOf(main)).has(key))
        .map((key) => ({
          path: keyWithin(path, key),
          expected: "the main language has no such key",
        })),
    );
}

function compareTemplates(
  content: Template<string>,
  main: Template<string>,
  path: string,
): Problem[] {
  const wanted = placeholdersIn(main.template);
  if (placeholdersIn(content.template).join() === wanted.join()) return [];
  const shown = wanted.map((name) => `{${name}}`).join(", ") || "none";
  return [{ path, expected: `expected the placeholders of the main language: ${shown}` }];
}

function isTemplate(value: unknown): value is Template<string> {
  return (
    typeof value === "object" &&
    value !== null &&
    "template" in value &&
    typeof value.template === "string"
  );
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
  return (
    typeof value === "object" &&
    value !== null &&
    "plural" in value &&
    typeof value.plural === "object" &&
    value.plural !== null
  );
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function keyWithin(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}
