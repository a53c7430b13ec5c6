import * as v from "valibot";
import { expect, test } from "vitest";
import { expectationOf } from "./content-error.server.ts";
import { textsSchema } from "./text-schema.server.ts";

const schemaOf = (english: unknown, locale = "fr-FR", name = "sample") =>
  textsSchema(english, { name, englishFile: `en/${name}.yaml`, locale, charity: "Tent$&" });

const said = (english: unknown, texts: unknown, locale?: string, name?: string) =>
  (v.safeParse(schemaOf(english, locale, name), texts).issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? ""}: ${expectationOf(issue)}`,
  );

test("texts: {name} becomes the charity's, and counts with its letters", () => {
  const english = { head: { title: "{name}, {years}", description: "Who {name} is" } };
  const title = "À propos de {name}, {years}";
  const texts = { head: { title, description: `${"x".repeat(150)} {name}` } };
  expect(v.safeParse(schemaOf(english), texts).output).toMatchObject({
    head: { title: { template: "À propos de Tent$&, {years}" } },
  });
  expect(said(english, texts)).toEqual([]);
  texts.head.description += "xxxx";
  expect(said(english, texts)).toEqual(onlyWith("head.description: expected a text of 50 to 160"));
});

const onlyWith = (problem?: string) => (problem ? [expect.stringContaining(problem)] : []);

test.each<[english: unknown, texts: unknown, problem?: string]>([
  [{ a: "x" }, { a: "{b}" }, 'a: expected a text without {placeholders}, found "{b}"'],
  [{ a: "{b} {c}" }, { a: "{c} {b} {c}" }],
  [{ a: "{c} {b}" }, { a: "{b}" }, "a: expected a text with exactly these placeholders: {b}, {c}"],
  [{ a: "x", b: "x" }, { a: "y" }, "b: this key is missing; en/sample.yaml has it"],
  [{ a: "x" }, { a: "y", b: "y" }, "b: en/sample.yaml has no such key; correct its spelling, or"],
  [{ a: 3 }, { a: 3 }, 'a: expected a text, found 3; put it in quotes: "3"'],
  [{ a: [] }, { a: [] }, "a: expected at least one entry, found 0"],
  [{ a: ["x", "{b}"] }, { a: ["y", "z {b}"] }],
  [{ a: ["x", "x"] }, { a: ["y"] }, "a: expected exactly 2 items, as in en/sample.yaml, found 1"],
])("texts: compares English %j with %j", (english, texts, problem) => {
  expect(said(english, texts)).toEqual(onlyWith(problem));
});

test("texts: placeholders make a template, plural forms make a plural", () => {
  const english = { a: "x", b: "{c}", d: { one: "1", other: "{n}" } };
  expect(v.parse(schemaOf(english, "en-GB"), english)).toEqual({
    a: "x",
    b: { template: "{c}" },
    d: { plural: { one: "1", other: "{n}" } },
  });
});

const english = { a: { one: "one", other: "{n} meals" } };
const fr = { one: "un", many: "{n} de repas", other: "{n} repas" };

test.each<[locale: string, plural: object, problem?: string]>([
  ["en-GB", english.a],
  ["fr-FR", fr],
  ["wo-SN", { other: "{n}" }],
  ["en-GB", fr, "a.many: the language has no such plural form; it has one, other"],
  ["fr-FR", { one: "un", other: "{n}" }, "is missing; the language has one, many, other"],
  ["fr-FR", { ...fr, one: "un {x}" }, "a.one: expected a text with no other placeholders than {n}"],
  ["fr-FR", { ...fr, other: "x" }, "a.other: expected a text with exactly these placeholders: {n}"],
])("plural in %s: %j gives the expected problem", (locale, plural, problem) => {
  expect(said(english, { a: plural }, locale)).toEqual(onlyWith(problem));
});

const head = (title: number, description: number) => ({
  head: { title: "x".repeat(title), description: `{founded}${"x".repeat(description)}` },
});

const questions = (id: string, text: string, when = "notRegistered") => ({
  sections: [{ questions: [{ id, answer: [{ when, text }] }] }],
});

const [yes, no] = [questions("b", "x", "zakatYes"), questions("b", "x", "zakatNo")];

test.each<[what: string, english: unknown, texts: unknown, problem?: string]>([
  ["a head of the longest title and description", head(10, 46), head(60, 156)],
  ["a title that is too long", head(10, 46), head(61, 46), "head.title: expected a text of 10"],
  ["a short description", head(10, 46), head(10, 45), "head.description: expected a text of 50"],
  ["a known placeholder", questions("b", "{phone}"), questions("b", "{phone}")],
  ["an unknown one", questions("b", "{x}"), questions("b", "{x}"), "no other placeholders"],
  ["a lost one", questions("b", "{phone}"), questions("b", "x"), "exactly these"],
  ["a different id", questions("b", "x"), questions("c", "x"), "“b”, which is the same"],
  ["a different condition", yes, no, "“zakatYes”, which is the same"],
])("text rules: judge %s", (_what, english, texts, problem) => {
  expect(said(english, texts, "fr-FR", "questions")).toEqual(onlyWith(problem));
});
