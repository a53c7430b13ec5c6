import * as v from "valibot";
import { expect, test } from "vitest";
import { day, exactText, prose, proseOf } from "./schema-helpers.server.ts";

function problem(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message;
}

test.each([
  ["", "a text that is not empty"],
  [" a", "a text without spaces at its ends"],
  ["a ", "a text without spaces at its ends"],
  ["a {b}", "a text without {placeholders}"],
  ["a { b", undefined],
  ["a\n", undefined],
  ["a", undefined],
])("exact text and prose: %j gives %s", (value, expected) => {
  for (const schema of [exactText, prose]) expect(problem(schema, value)).toBe(expected);
});

test.each([
  [day, "a date such as 2026-11-20", ["2026", "2026-02-30", "2026-11-20T08:00", "today"]],
  [day, undefined, ["2028-02-29"]],
])("day schema: checks its values: %#", (schema, expected, values) => {
  for (const value of values) expect(problem(schema, value), value).toBe(expected);
});

test("proseOf: accepts a text whose length is exactly a limit", () => {
  const lengths = [1, 2, 3, 4].map((length) => problem(proseOf(2, 3), "x".repeat(length)));
  const refused = "a text of 2 to 3 characters";
  expect(lengths).toEqual([refused, undefined, undefined, refused]);
});

test("prose: no line breaks in “e-mail”", () => {
  expect(v.parse(prose, "Votre e-mail")).toBe("Votre e-\u2060mail");
});

test("prose: a percentage in Arabic has marks around its sign, which else stands before it", () => {
  expect(v.parse(prose, "تذهب 100% من")).toBe("تذهب 100\u200E%\u200E من");
});

test.each([
  ["before a French sign or inside « »", "Oui_; 100_%_: «_tout_»_!"],
  ["after an Arabic “not”", "لا_تؤكدوا إلا إذا لم_يظهر، فلا_ترسلوا"],
])("prose: lets no line break %s", (_, kept) => {
  const expected = kept.replaceAll("_", "\u00a0");
  expect(v.parse(prose, kept.replaceAll("_", " "))).toBe(expected);
});
