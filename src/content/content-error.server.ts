import { resolve } from "node:path";
import type * as v from "valibot";
import { inTerminalLanguage } from "../terminal/terminal-language.server.ts";
import { UserError } from "../terminal/user-error.server.ts";

/** A key such as `hero.title` or a place such as `line 12, amount`, and what to write there. */
export type Problem = {
  readonly path: string;
  readonly expected: string;
  readonly line?: number | undefined;
};

/** The one error of content: each line of its message names a place and what is expected there. */
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
  const place = [path, line === undefined ? "" : `line ${line}`].filter(Boolean).join(", ");
  const said = inTerminalLanguage(expected);
  return `  ${place ? `${inTerminalLanguage(place)}: ` : ""}${said}`;
}

/** Makes something of each item and collects the problems of all files. @throws ContentError */
export function makeEach<Item, Made>(items: Iterable<Item>, make: (item: Item) => Made): Made[] {
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
 * Says what a schema expects. A schema's own message is one of these expectations, too.
 * @param written the value as in the file, because YAML reads +222 as a number without its sign
 * @param missing what a missing key should hold
 */
export function expectationOf(
  { kind, type, expected, received, message, input }: v.BaseIssue<unknown>,
  written = `${input}`,
  missing?: string,
): string {
  if (type === "strict_object" && !message.startsWith("Invalid")) return message;
  if (expected === "never") return "no such key is known here; remove it or correct its spelling";
  const wanted = kind === "schema" && expected ? named(expected) : message;
  if (received === "undefined") {
    const value = type === "strict_object" ? missing : `expected ${wanted}`;
    return ["this key is missing", value].filter(Boolean).join("; ");
  }
  if (kind === "validation" && ["Object", "Array"].includes(received)) return `expected ${wanted}`;
  if (type === "string" && received === "Object")
    return "expected a text; put it in quotes, since a colon in it begins a key";
  const found = received === "null" ? "nothing" : received;
  const needsQuotes = type === "string" && ["number", "boolean"].includes(typeof input);
  return `expected ${wanted}, found ${found}${needsQuotes ? `; put it in quotes: "${written}"` : ""}`;
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
