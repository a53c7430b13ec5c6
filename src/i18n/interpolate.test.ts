import fc from "fast-check";
import { expect, test } from "vitest";
import type { Template } from "./interpolate.ts";
import { choosePlural, interpolate, isolate } from "./interpolate.ts";

test("puts values in the place of their names, each time they stand", () => {
  expect(interpolate({ template: "{a} and {b} and {a}" }, { a: "1", b: "2" })).toBe(
    "1 and 2 and 1",
  );
});

test("a name without a value is a mistake", () => {
  expect(() => interpolate({ template: "call {phone}" }, {})).toThrow("{phone}");
});

test("values are never read as templates or patterns", () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(interpolate({ template: "<{a}>" }, { a: value })).toBe(`<${value}>`);
    }),
  );
});

test.each([
  ["ar-MR", 2, "two"],
  ["ar-MR", 0.25, "other"],
  ["fr-FR", 0.5, "one"],
  ["fr-FR", 1_000_000, "other"],
])("in %s %d takes the form %s, or the last where there is none of its own", (locale, n, form) => {
  const plural = { one: "one", two: "two", other: "other" };
  expect(choosePlural({ plural }, n, locale).template).toBe(form);
});

test("a placeholder without a value does not compile", () => {
  const sentence: Template<"name" | "day"> = { template: "{name} on {day}" };
  // @ts-expect-error: the day is missing
  expect(() => interpolate(sentence, { name: "Aïcha" })).toThrow("{day}");
  // @ts-expect-error: a sentence that also needs the day cannot be filled with a name alone
  const needsName: Template<"name"> = sentence;
  expect(needsName).toBe(sentence);
});

test("a value keeps its order in a text that runs from right to left, others need no marks", () => {
  expect(isolate("+222 00 00 00 00", "rtl")).toBe("\u2068+222 00 00 00 00\u2069");
  expect(isolate("+222 00 00 00 00", "ltr")).toBe("+222 00 00 00 00");
});
