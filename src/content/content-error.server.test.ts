import * as v from "valibot";
import { expect, test } from "vitest";
import { expectationOf } from "./content-error.server.ts";

const schema = v.strictObject({
  title: v.string(),
  count: v.number(),
  sure: v.boolean(),
  items: v.pipe(
    v.array(v.string()),
    v.check((items) => items.length > 0, "at least one text"),
  ),
  inner: v.strictObject({
    text: v.pipe(
      v.string(),
      v.check((text) => text !== "", "a text that is not empty"),
    ),
  }),
});
const good = { title: "Water", count: 3, sure: true, items: ["a"], inner: { text: "b" } };
const { title: _, ...untitled } = good;

function problemsOf(data: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, data);
  return issues.map((issue) => `${v.getDotPath(issue) ?? ""}: ${expectationOf(issue)}`);
}

test.each([
  [{ ...good, title: 1 }, 'title: expected a text, found 1; put it in quotes: "1"'],
  [{ ...good, count: "3" }, 'count: expected a number, found "3"'],
  [{ ...good, items: [] }, "items: expected at least one text"],
  [{ ...good, items: ["a", null] }, "items.1: expected a text, found nothing"],
  [{ ...good, inner: "b" }, 'inner: expected keys with values, found "b"'],
  [{ ...good, title: true }, 'title: expected a text, found true; put it in quotes: "true"'],
  [untitled, "title: this key is missing"],
  [{ ...good, sure: "yes" }, 'sure: expected true or false, found "yes"'],
  [{ ...good, title: {} }, "title: expected a text, found Object"],
  [{ ...good, titel: "x" }, "titel: no such key is known here; remove it or correct its spelling"],
  ["a text", ': expected keys with values, found "a text"'],
])("expectation: %j gives %s", (data, described) => {
  expect(problemsOf(data)).toEqual([described]);
});
