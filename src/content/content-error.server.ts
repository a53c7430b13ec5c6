import { resolve } from "node:path";
import * as v from "valibot";
import { type Document, isNode, isScalar, type LineCounter, visit } from "yaml";

/** A path such as `hero.title` or `line 12, amount`, and what to write there. */
export type Problem = {
  readonly path: string;
  readonly expected: string;
  readonly line?: number | undefined;
};

/** A mistake that the user of a program can correct. It is shown without a stack. */
export class UserError extends Error {}

export class ContentError extends UserError {
  override readonly name = "ContentError";
  // Astro's error page shows title and line. A stack would name our code.
  override readonly stack = "";
  readonly title = "Something in the content has to be put right";
  readonly loc: { readonly file: string; readonly line: number } | undefined;
  readonly file: string;
  readonly problems: readonly Problem[];

  /** @param others the problems of other files */
  constructor(file: string, problems: readonly Problem[], others: readonly ContentError[] = []) {
    super(
      [[file, ...problems.map(inOneLine)], ...others.map(({ message }) => [message])]
        .flat()
        .join("\n"),
    );
    this.file = file;
    this.problems = problems;
    const line = problems[0]?.line;
    this.loc = line === undefined ? undefined : { file: resolve(file), line };
  }
}

/** Makes something of each item and collects the problems of all files. @throws ContentError */
export function makeEach<Item, Made>(items: Iterable<Item>, make: (item: Item) => Made): Made[] {
  const errors = new Map<string, ContentError>();
  const results: Made[] = [];
  for (const item of items) {
    try {
      results.push(make(item));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.set(error.message, error);
    }
  }
  const [first, ...others] = errors.values();
  if (first && others.length > 0) throw new ContentError(first.file, first.problems, others);
  if (first) throw first;
  return results;
}

export function orStop<Value>(step: () => Value): Value {
  try {
    return step();
  } catch (error) {
    return stop(error);
  }
}

/** Ends the program. A `UserError` prints only its sentence. */
export function stop(error: unknown): never {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exit(1);
}

function inOneLine({ path, expected, line }: Problem): string {
  const place = [path, line === undefined ? "" : `line ${line}`].filter(Boolean).join(", ");
  return `  ${place ? `${place}: ` : ""}${expected}`;
}

/**
 * @param written the value as in the file, since YAML reads +222 as a number without its sign
 * @param missing what a missing key should hold
 */
export function describeIssue(
  issue: v.BaseIssue<unknown>,
  written = `${issue.input}`,
  missing?: string,
): Problem {
  const path = v.getDotPath(issue) ?? "";
  const { kind, type, received } = issue;
  if (type === "strict_object" && !issue.message.startsWith("Invalid")) {
    return { path, expected: issue.message };
  }
  if (issue.expected === "never") {
    return { path, expected: "no such key is known here; remove it or correct its spelling" };
  }
  const wanted = wantedBy(issue);
  if (received === "undefined") {
    const expectation = type === "strict_object" ? missing : wanted;
    return {
      path,
      expected: `this key is missing${expectation ? `; expected ${expectation}` : ""}`,
    };
  }
  if (kind === "validation" && ["Object", "Array"].includes(received)) {
    return { path, expected: `expected ${wanted}` };
  }
  const found = received === "null" ? "nothing" : received;
  const inQuotes = type === "string" && ["number", "boolean"].includes(typeof issue.input);
  const advice = inQuotes ? `; put it in quotes: "${written}"` : "";
  return { path, expected: `expected ${wanted}, found ${found}${advice}` };
}

const wantedBy = ({ kind, expected, message }: v.BaseIssue<unknown>): string =>
  kind === "schema" && expected ? named(expected) : message;

/** What a schema expects at a path without data. It tries a value that fits nowhere. */
export function wantedAt(schema: v.GenericSchema, data: unknown, path: readonly unknown[]) {
  const filled = structuredClone(data);
  let parent: unknown = filled;
  for (const key of path.slice(0, -1)) parent = Reflect.get(Object(parent), `${key}`);
  Reflect.set(Object(parent), `${path.at(-1)}`, null);
  const isThere = (issue: v.BaseIssue<unknown>) =>
    issue.path?.map(({ key }) => key).join() === path.join();
  const issue = v.safeParse(schema, filled).issues?.find(isThere);
  return issue && wantedBy(issue);
}

/** Describes a type of value, or a choice such as `("food" | "water")`, in words. */
function named(type: string): string {
  const choices = [...type.matchAll(/"([^"]*)"/g)].map(([, choice]) => choice);
  return choices.length > 0 ? choices.join(" or ") : (names[type] ?? type);
}

const names: Record<string, string> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  Array: "a list",
  Object: "keys with values",
};

/** The mistake in the writing of a file, before its content is checked. */
export function yamlProblem(document: Document, text: string, lines: LineCounter) {
  const [problem] = [...document.errors, ...document.warnings];
  const position = problem?.pos[0] ?? loneAsterisk(document);
  if (position === undefined) return undefined;
  const { line } = lines.linePos(position);
  const found = text.split(/\r?\n/)[line - 1]?.trim();
  const expected = `${advice[problem?.code ?? ""] ?? "put the text in quotes"}; found: ${found}`;
  return { path: "", line, expected };
}

/** Finds a text that begins with an asterisk, which YAML reads as a reference. */
function loneAsterisk(document: Document): number | undefined {
  let found: number | undefined;
  visit(document, {
    Alias: (_, alias) => {
      if (!alias.resolve(document)) found = alias.range?.[0];
    },
  });
  return found;
}

/** A number or a word as it is written in the file. */
export function writtenAt(document: Document, path: readonly unknown[]): string | undefined {
  const node = document.getIn(path, true);
  return isScalar(node) ? node.source : undefined;
}

/** The line of the value at a path, or of the nearest value around it. */
export function lineAt(document: Document, path: readonly unknown[], lines: LineCounter) {
  const nodes = path.map((_, i) => document.getIn(path.slice(0, i + 1), true));
  const node = nodes.findLast(isNode);
  return node?.range ? lines.linePos(node.range[0]).line : undefined;
}

/** Advice by the parser's name of a mistake. For others quotes help. */
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
