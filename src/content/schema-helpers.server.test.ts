import bidiFactory from "bidi-js";
import * as v from "valibot";
import { expect, test } from "vitest";
import { text, textOf } from "./schema-helpers.server.ts";

function problem(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message;
}

test.each([
  ["", "a text that is not empty"],
  ["  ", "a text that is not empty"],
  [" a", "a text without spaces at its ends"],
  ["a ", "a text without spaces at its ends"],
  ["a {b}", "a text without {placeholders}"],
  ["a {} b", "a text without {placeholders}"],
  ["a { b", undefined],
  ["a", undefined],
])("plain text %j: %s", (value, expected) => {
  expect(problem(text, value)).toBe(expected);
});

test("a bounded text has both bounds inside", () => {
  const lengths = [1, 2, 3, 4].map((length) => problem(textOf(2, 3), "x".repeat(length)));
  const refused = "a text of 2 to 3 characters";
  expect(lengths).toEqual([refused, undefined, undefined, refused]);
});

test.each([
  ["تذهب 100% من التبرعات", "100%"],
  ["شفافية 100%", "100%"],
])("the percentage in “%s” is painted as %s", (typed, painted) => {
  const read = v.parse(text, typed);
  const bidi = bidiFactory();
  const order = bidi.getReorderedString(read, bidi.getEmbeddingLevels(read, "rtl"));
  expect(order.replaceAll("\u200E", "")).toContain(painted);
});

test("a percentage among Latin letters stays as it was typed", () => {
  expect(v.parse(text, "100% goes")).toBe("100% goes");
});
