import { expect, test } from "vitest";
import { checkTranslation } from "./load-content.ts";

/** What is said of content; undefined when it matches. */
function said(content: unknown, main: unknown, locale = "en-GB"): string | undefined {
  try {
    checkTranslation("x.yaml", content, main, locale);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const missing = "this key is missing; the main language has it";
const more = "the main language has no such key";

test.each([
  [{ a: { b: "x" } }, { a: { b: "y" } }, undefined],
  [{ a: { b: null } }, { a: { b: null } }, undefined],
  [{ a: {} }, { a: { b: "y" } }, `x.yaml\n  a.b: ${missing}`],
  [{ a: null }, { a: { b: "y" } }, `x.yaml\n  a.b: ${missing}`],
  [{ a: { b: "x", c: "x" } }, { a: { b: "y" } }, `x.yaml\n  a.c: ${more}`],
  [{ a: ["x"] }, { a: ["y"] }, undefined],
  [{ a: [{ b: 1 }] }, { a: [{ c: 1 }] }, `x.yaml\n  a.0.c: ${missing}\n  a.0.b: ${more}`],
  [["x"], [], "x.yaml\n  (top level): expected 0 items as in the main language, found 1 items"],
])("%j beside %j", (content, main, expected) => {
  expect(said(content, main)).toBe(expected);
});

test.each([
  ["en-GB", { one: "1", other: "n" }, undefined],
  ["wo-SN", { other: "n" }, undefined],
  ["en-GB", { other: "n" }, "x.yaml\n  a.one: this plural form is missing"],
  ["wo-SN", { one: "1", other: "n" }, "x.yaml\n  a.one: the language has no such plural form"],
])("in %s the plural forms %j", (locale, plural, expected) => {
  expect(said({ a: { plural } }, { a: { plural: { one: "1", other: "n" } } }, locale)).toBe(
    expected,
  );
});

const placeholders = (...names: string[]) => ({
  a: { template: names.map((name) => `{${name}}`).join(" ") },
});

test.each([
  [placeholders("b", "c"), placeholders("c", "b", "b"), undefined],
  [placeholders("b"), placeholders("c"), "expected the placeholders {c} as in the main language"],
  [placeholders("b"), placeholders(), "expected no placeholders as in the main language"],
  [{ a: [{ id: "x" }] }, { a: [{ id: "x" }] }, undefined],
  [{ a: [{ id: "x" }] }, { a: [{ id: "y" }] }, 'expected "y" as in the main language'],
])("what is the same in every language: %j beside %j", (content, main, expected) => {
  const message = said(content, main);
  if (expected === undefined) expect(message).toBeUndefined();
  else expect(message).toContain(expected);
});

test.each([null, "two", 2])("a key called plural that holds %j is like any other", (plural) => {
  expect(said({ plural }, { plural })).toBeUndefined();
  expect(said({ plural }, {})).toBe(`x.yaml\n  plural: ${more}`);
});
