import * as v from "valibot";

/** What is wrong at a place in a file, such as `hero.title` or `line 12, amount`. */
export type Problem = { readonly path: string; readonly expected: string };

/** Bad content: says which file, which key in it, and what was expected there. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  constructor(file: string, problems: readonly Problem[]) {
    const lines = problems.map(({ path, expected }) => `  ${path || "(top level)"}: ${expected}`);
    super(`${file}\n${lines.join("\n")}`);
  }
}

/** One schema issue as a volunteer can read it: the key's path and what was expected there. */
export function describeIssue(issue: v.BaseIssue<unknown>): Problem {
  const path = v.getDotPath(issue) ?? "";
  // The schema of a text says it in its own words.
  if (issue.type === "strict_object" && !issue.message.startsWith("Invalid")) {
    return { path, expected: issue.message };
  }
  if (issue.type === "strict_object" && issue.expected === "never") {
    return { path, expected: "no such key is known here; remove it or correct its spelling" };
  }
  if (issue.type === "strict_object" && issue.received === "undefined") {
    return { path, expected: "this key is missing" };
  }
  const { kind, expected: type } = issue;
  const expected = kind === "schema" && type ? (names[type] ?? type) : issue.message;
  return { path, expected: `expected ${expected}, found ${issue.received}` };
}

const names: Record<string, string> = {
  string: "a text",
  number: "a number",
  Array: "a list",
  Object: "keys with values",
};
