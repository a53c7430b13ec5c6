import { expect, test } from "vitest";
import { fc } from "../../../tests/support/properties.ts";
import { choosePlural, interpolate, isolate } from "./interpolate.ts";

test("interpolate: replaces every placeholder", () => {
  expect(interpolate({ template: "{a} and {b} and {a}" }, { a: "1", b: "2" })).toBe(
    "1 and 2 and 1",
  );
});

test("interpolate: fails for a placeholder without a value, also one with a name of JavaScript", () => {
  expect(() => interpolate({ template: "{toString}" }, {})).toThrow("{toString}");
});

test("interpolate: does not read values as templates", () => {
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
])("choosePlural: chooses in %s for %d the form %s", (locale, n, form) => {
  const plural = { one: "one", two: "two", other: "other" };
  expect(choosePlural({ plural }, n, locale).template).toBe(form);
});

test("isolate: marks a value only in a right-to-left text", () => {
  expect(isolate("+222 00 00 00 00", "rtl")).toBe("\u2068+222 00 00 00 00\u2069");
  expect(isolate("+222 00 00 00 00", "ltr")).toBe("+222 00 00 00 00");
});
