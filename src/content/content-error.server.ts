import { resolve } from "node:path";
import * as v from "valibot";

/** Such as `hero.title` or `line 12, amount`, and what to do. */
export type Problem = { readonly path: string; readonly expected: string; readonly line?: number };

/** A mistake that the person who runs a program can put right: told in a sentence, without a stack. */
export class UserError extends Error {}

export class ContentError extends UserError {
  override readonly name = "ContentError";
  // Astro's page of errors shows the title and the line; a stack would name our code.
  override readonly stack = "";
  readonly title = "Something in the content has to be put right";
  readonly loc: { readonly file: string; readonly line: number } | undefined;

  constructor(file: string, problems: readonly Problem[]) {
    super([file, ...problems.map(inOneLine)].join("\n"));
    const line = problems[0]?.line;
    this.loc = line === undefined ? undefined : { file: resolve(file), line };
  }
}

export function orStop<Value>(step: () => Value): Value {
  try {
    return step();
  } catch (error) {
    return stop(error);
  }
}

/** Ends the program, with a sentence alone if it is a `UserError`. */
export function stop(error: unknown): never {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exit(1);
}

function inOneLine({ path, expected, line }: Problem): string {
  const place = [path, line === undefined ? "" : `line ${line}`].filter(Boolean).join(", ");
  return `  ${place ? `${place}: ` : ""}${expected}`;
}

export function describeIssue(issue: v.BaseIssue<unknown>): Problem {
  const path = v.getDotPath(issue) ?? "";
  const { kind, type, received } = issue;
  if (type === "strict_object" && !issue.message.startsWith("Invalid")) {
    return { path, expected: issue.message };
  }
  if (type === "strict_object" && issue.expected === "never") {
    return { path, expected: "no such key is known here; remove it or correct its spelling" };
  }
  const wanted = kind === "schema" && issue.expected ? named(issue.expected) : issue.message;
  if (received === "undefined") {
    const what = type === "strict_object" ? "" : `; expected ${wanted}`;
    return { path, expected: `this key is missing${what}` };
  }
  if (/^(Object|Array)$/.test(received) && kind === "validation")
    return { path, expected: `expected ${wanted}` };
  const found = received === "null" ? "nothing" : received;
  const inQuotes = type === "string" && /^(number|boolean)$/.test(typeof issue.input);
  const advice = inQuotes ? `; put it in quotes: "${issue.input}"` : "";
  return { path, expected: `expected ${wanted}, found ${found}${advice}` };
}

/** A type of value, or a choice such as `("food" | "water")`, in words. */
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
