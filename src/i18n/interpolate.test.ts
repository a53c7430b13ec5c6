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
  [0, "zero"],
  [1, "one"],
  [2, "two"],
  [3, "few"],
  [10, "few"],
  [11, "many"],
  [28, "many"],
  [100, "other"],
  [103, "few"],
  [0.25, "other"],
])("Arabic chooses for %d the form %s", (count, form) => {
  const forms = { zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other" };
  expect(choosePlural({ plural: forms }, count, "ar-MR").template).toBe(form);
});

test("French counts nothing and a fraction as one", () => {
  const plural = { one: "one", many: "many", other: "other" };
  expect(choosePlural({ plural }, 0, "fr-FR").template).toBe("one");
  expect(choosePlural({ plural }, 0.5, "fr-FR").template).toBe("one");
  expect(choosePlural({ plural }, 2, "fr-FR").template).toBe("other");
  expect(choosePlural({ plural }, 1_000_000, "fr-FR").template).toBe("many");
});

test("a placeholder without a value does not compile", () => {
  const sentence: Template<"name" | "day"> = { template: "{name} on {day}" };
  // @ts-expect-error: the day is missing
  expect(() => interpolate(sentence, { name: "Aïcha" })).toThrow("{day}");
  // @ts-expect-error: a sentence that also needs the day cannot be filled with a name alone
  const needsName: Template<"name"> = sentence;
  expect(needsName).toBe(sentence);
});

test("a value keeps its order inside a text that runs from right to left", () => {
  expect(isolate("+222 00 00 00 00", "rtl")).toBe("\u2068+222 00 00 00 00\u2069");
});

test("a text that runs from left to right needs no marks", () => {
  expect(isolate("+222 00 00 00 00", "ltr")).toBe("+222 00 00 00 00");
});
