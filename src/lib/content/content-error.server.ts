import { resolve } from "node:path";
import type * as v from "valibot";
import { say } from "../terminal/say.server.ts";
import { UserError } from "../terminal/user-error.server.ts";

/** A key such as `hero.title` or a place such as `line 12, amount`, and what to write there. */
export type Problem = {
  readonly path: string;
  readonly expected: string;
  readonly line?: number | undefined;
};

/** The error of all content. Each line of its message names a place and what is expected there. */
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
    super([file, ...problems.map(inOneLine), ...others.map(({ message }) => message)].join("\n"));
    this.file = file;
    this.problems = problems;
    const line = problems[0]?.line;
    this.loc = line === undefined ? undefined : { file: resolve(file), line };
  }
}

function inOneLine({ path, expected, line }: Problem): string {
  const lineWords = line === undefined ? "" : say("line {line}", { line });
  const place = [path, lineWords].filter(Boolean).join(", ");
  return `  ${place ? `${place}: ` : ""}${expected}`;
}

/** Makes something of each item, and collects the problems of all of them. @throws ContentError */
export function mapCollectingErrors<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item) => Made,
): Made[] {
  const errors = new Map<string, ContentError>();
  const results = [...items].flatMap((item) => {
    try {
      return [make(item)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.set(error.message, error);
      return [];
    }
  });
  const [first, ...others] = errors.values();
  if (first) throw new ContentError(first.file, first.problems, others);
  return results;
}

/**
 * Says what a schema expects, also where the schema has a message of its own.
 * @param written the value as in the file, because YAML reads +222 as a number without its sign
 * @param missing what a missing key should hold
 */
export function expectationOf(
  issue: v.BaseIssue<unknown>,
  written = `${issue.input}`,
  missing?: string,
): string {
  const { kind, type, expected, received, message } = issue;
  const isOwn = !message.startsWith("Invalid");
  if (type === "strict_object" && isOwn && expected !== "Object") return message;
  if (expected === "never") {
    return say("no such key is known here; remove it or correct its spelling");
  }
  const wanted = wantedBy(issue);
  if (received === "undefined") return missingKey(type === "strict_object" ? missing : wanted);
  if (kind === "validation" && ["Object", "Array"].includes(received)) {
    return say("expected {wanted}", { wanted });
  }
  if (type === "string" && received === "Object") {
    return say("expected a text; put it in quotes, since a colon in it begins a key");
  }
  const found = received === "null" ? say("nothing") : received;
  const advice = say("expected {wanted}, found {found}", { wanted, found });
  const needsQuotes =
    type === "string" && !isOwn && ["number", "boolean"].includes(typeof issue.input);
  return needsQuotes
    ? say("{advice}; put it in quotes: {written}", { advice, written: `"${written}"` })
    : advice;
}

const missingKey = (wanted: string | undefined): string =>
  wanted === undefined
    ? say("this key is missing")
    : say("this key is missing; expected {wanted}", { wanted });

/** What a schema wants: its own message, or a type of value or a choice such as `("food" | "water")` in words. */
export function wantedBy({ expected, message }: v.BaseIssue<unknown>): string {
  if (!expected || !message.startsWith("Invalid")) return message;
  const choices = [...expected.matchAll(/"([^"]*)"/g)].map(([, choice]) => choice);
  return choices.length > 0 ? choices.join(` ${say("or")} `) : (names[expected] ?? expected);
}

const names: Readonly<Record<string, string>> = {
  string: say("a text"),
  number: say("a number"),
  boolean: say("true or false"),
  Array: say("a list, whose entries begin with “- ”"),
  Object: say("keys with values"),
};
