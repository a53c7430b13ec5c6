import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { isNode, LineCounter, parseDocument, visit } from "yaml";
import { type Language, languagesSchema } from "../i18n/languages-schema.server.ts";
import { ContentError, describeIssue } from "./content-error.server.ts";

const checkedLanguages = v.cache(languagesSchema);

/** The first is the main language. */
export const languages = (): readonly Language[] => readContent("languages.yaml", checkedLanguages);

export function languageOfPath(path: string): Language {
  const [main, ...others] = languages();
  if (!main) throw new Error("content/languages.yaml has no row");
  const found = others.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return found ?? main;
}

/** `CONTENT_DIR` lets a test build other content. */
export function contentFolder(): string {
  return process.env["CONTENT_DIR"] ?? "content";
}

/** @throws ContentError naming the file, each wrong key and what was expected */
export function readContent<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  return checkContent(join(contentFolder(), file), readYaml(file), schema);
}

/** @throws ContentError naming each wrong key and what was expected */
export function checkContent<Schema extends v.GenericSchema>(
  name: string,
  data: unknown,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (!result.success) {
    const lineOf = isObject(data) ? lines.get(data) : undefined;
    const problems = result.issues.map((issue) => {
      const line = lineOf?.(issue.path?.map(({ key }) => key) ?? []);
      return { ...describeIssue(issue), ...(line !== undefined && { line }) };
    });
    throw new ContentError(name, problems);
  }
  return result.output;
}

/** Reads a file below the content folder again only when it has changed: every page asks for every language. */
export function fileReader<Made>(make: (file: string, bytes: Buffer) => Made) {
  const known = new Map<string, { readonly version: string; readonly made: Made }>();
  return (file: string): Made => {
    const name = join(contentFolder(), file);
    const found = statSync(name, { bigint: true, throwIfNoEntry: false });
    if (!found?.isFile()) {
      throw new ContentError(name, [
        { path: "", expected: "this file is missing, or cannot be read" },
      ]);
    }
    const version = `${found.ino} ${found.size} ${found.mtimeNs}`;
    const last = known.get(name);
    if (last?.version === version) return last.made;
    const made = make(file, readFileSync(name));
    known.set(name, { version, made });
    return made;
  };
}

/** Unchecked. @throws ContentError when the file is not YAML */
export const readYaml = fileReader((file, bytes): unknown => {
  const lineCounter = new LineCounter();
  const text = bytes.toString();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (position: number) => lineCounter.linePos(position).line;
  const refuse = (code: string, position: number) => {
    const line = lineAt(position);
    const found = text.split(/\r?\n/)[line - 1]?.trim();
    const expected = `${advice[code] ?? "put the text in quotes"}; found: ${found}`;
    return new ContentError(join(contentFolder(), file), [{ path: "", line, expected }]);
  };
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw refuse(problem.code, problem.pos[0]);
  visit(document, {
    Alias: (_, alias) => {
      // A text that begins with an asterisk.
      if (!alias.resolve(document)) throw refuse("ALIAS", alias.range?.[0] ?? 0);
    },
  });
  const data: unknown = document.toJS();
  if (isObject(data)) {
    lines.set(data, (path) => {
      const nodes = path.map((_, i) => document.getIn(path.slice(0, i + 1), true));
      const node = nodes.findLast(isNode);
      return node?.range ? lineAt(node.range[0]) : undefined;
    });
  }
  return data;
});

/** The line in which a value stands, or what should hold it, by what was read. */
const lines = new WeakMap<object, (path: readonly unknown[]) => number | undefined>();

/** By the parser's name for the mistake; quotes mend all others. */
const advice: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: "write a backslash in quotes twice",
  BAD_INDENT: "begin the line as far in as the lines beside it, and close every bracket",
  BLOCK_AS_IMPLICIT_KEY:
    "put the text in quotes, since a colon in it begins a key; or begin the next line as far in as this one",
  DUPLICATE_KEY: "this key stands twice; remove one",
  MISSING_CHAR: "close the quote, or write the colon behind the key",
  TAB_AS_INDENT: "begin the line with spaces, not with a tab",
  UNEXPECTED_TOKEN: 'put the whole text in quotes, and write \\" for a quote in it',
};

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
