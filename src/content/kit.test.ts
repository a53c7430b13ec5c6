import bidiFactory from "bidi-js";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { head, plural, template, text, textOf, textWithAny } from "./kit.ts";

/** What the first problem is called; undefined when the value is accepted. */
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

test.each([
  ["a", undefined],
  ["a {b}", undefined],
  ["{c} a {b} {b}", undefined],
  ["a {d}", "a text with no other placeholders than {b}, {c}"],
  ["a {}", "a text with no other placeholders than {b}, {c}"],
  ["", "a text that is not empty"],
])("a text with any of some placeholders, %j: %s", (value, expected) => {
  expect(problem(textWithAny(["b", "c"]), value)).toBe(expected);
});

test("a bounded text has both bounds inside", () => {
  const lengths = [1, 2, 3, 4].map((length) => problem(textOf(2, 3), "x".repeat(length)));
  const refused = "a text of 2 to 3 characters";
  expect(lengths).toEqual([refused, undefined, undefined, refused]);
});

test.each([
  ["title", 9, "a text of 10 to 60 characters"],
  ["title", 61, "a text of 10 to 60 characters"],
  ["description", 49, "a text of 50 to 160 characters"],
  ["description", 161, "a text of 50 to 160 characters"],
])("the %s of a page must not have %d characters", (key, length, expected) => {
  const good = { title: "x".repeat(10), description: "x".repeat(50) };
  expect(problem(head, good)).toBeUndefined();
  expect(problem(head, { ...good, [key]: "x".repeat(length) })).toBe(expected);
});

describe("a template", () => {
  const both = template("old", "amount");

  test.each(["{old} {amount}", "{amount}{old}{amount}"])("accepts %j", (value) => {
    expect(v.parse(both, value)).toEqual({ template: value });
  });

  test.each(["{old}", "{amount} {old} {more}", "{old} amount", "{{old} {amount"])(
    "refuses %j",
    (value) => {
      expect(problem(both, value)).toBe("a text with exactly these placeholders: {amount}, {old}");
    },
  );

  test("is not empty", () => {
    expect(problem(template("a"), " ")).toBe("a text that is not empty");
  });
});

describe("a plural", () => {
  const count = plural("count");
  const forms = { zero: "none", one: "one", two: "two", few: "{count}", many: "{count} {count}" };

  test("takes all categories, and the number may be left out of all but `other`", () => {
    const all = { ...forms, other: "{count} meals" };
    expect(v.parse(count, all)).toEqual({ plural: all });
    expect(v.parse(count, { other: "{count}" })).toEqual({ plural: { other: "{count}" } });
  });

  test.each(["zero", "one", "two", "few", "many", "other"])("refuses another number: %s", (key) => {
    expect(problem(count, { ...forms, other: "{count}", [key]: "{count} {price}" })).toBe(
      "a text with no other placeholders than {count}",
    );
  });
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
