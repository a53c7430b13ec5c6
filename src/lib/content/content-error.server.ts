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

/** Says what a schema expects, also where the schema has a message of its own. */
export function expectationOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  const isOwn = !message.startsWith("Invalid");
  if (type === "strict_object" && isOwn && expected !== "Object") return message;
  if (expected === "never") {
    return say("no such key is known here; remove it or correct its spelling");
  }
  if (received === "undefined") return say("this key is missing");
  const wanted = isOwn ? message : wordsFor(`${expected}`);
  if (["Object", "Array"].includes(received)) return say("expected {wanted}", { wanted });
  const found = received === "null" ? say("nothing") : received;
  return say("expected {wanted}, found {found}", { wanted, found });
}

/** Names a type of value, or a choice such as `("food" | "water")`. */
function wordsFor(expected: string): string {
  const choices = [...expected.matchAll(/"([^"]*)"/g)].map(([, choice]) => choice);
  return choices.length > 0 ? choices.join(` ${say("or")} `) : (names[expected] ?? expected);
}

const names: Readonly<Record<string, string>> = {
  string: say("a text in quotes"),
  number: say("a number"),
  boolean: say("true or false"),
  Array: say("a list, whose entries begin with “- ”"),
  Object: say("keys with values"),
};
