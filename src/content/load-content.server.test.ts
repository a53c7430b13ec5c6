import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { refusalOf, smallContent } from "../../tests/support/content-copy.ts";
import { expectationOf } from "./content-error.server.ts";
import { languageOfPath, languages, loadTexts, textsSchema } from "./load-content.server.ts";
import { readContent, readYaml } from "./read-yaml.server.ts";

const [main, ...others] = languages();

test("languageOfPath: finds the language by the first part of a path", () => {
  expect(languageOfPath("/about")).toEqual(main);
  for (const language of others) {
    const { prefix } = language;
    for (const path of [prefix, `${prefix}/`]) expect(languageOfPath(path)).toEqual(language);
    for (const path of [`${prefix}x`, `/about${prefix}/`, `/about${prefix}`]) {
      expect(languageOfPath(path)).toEqual(main);
    }
  }
});

test.each([
  ["title: Nous sommes: ici", "put the text in quotes, since a colon in it begins a key"],
  ["title: *ici", "put the text in quotes, since it begins with &, * or !; found: title: *ici"],
  ["title: @ici", "put the text in quotes"],
  ["title: #1 is our aim", "since # ends it"],
  ["title: Our aim is #1", "put the text in quotes, since # ends it; found: title: Our aim is #1"],
  ["title: “Nous”", 'put the text in quotes that are straight: "'],
  ["title: bl\uFFFD", "a letter was lost here"],
  ["title: blÃ©", "a letter was lost here"],
  ["title:\u00a0Ici", "type an ordinary one"],
  ["title: one ======= two", "two people changed these lines"],
  ["<<<<<<< HEAD\ntitle: x\n=======\ntitle: y\n>>>>>>> other", "two people changed these lines"],
  ['title: "Nous" sommes', "put the whole text in quotes"],
  ["title: x\ntitle: y", "this key stands twice; remove one"],
  ["\ttitle: x", "begin the line with spaces, not with a tab; found: title: x"],
  ["title: [", "close every bracket"],
  ['title: "C:\\x"', "write a backslash in quotes twice"],
  ['title: "open', "close the quote"],
])("YAML: explains the mistake in %s", (text, expected) => {
  const copy = smallContent({ "sample.yaml": `head: x\n${text}\n` });
  const { file, problems } = refusalOf(copy, () => readYaml("sample.yaml"));
  expect(file).toBe("sample.yaml");
  expect(problems).toContain(expected);
  expect(problems).toMatch(/^ {2}line [23]: /);
});

test.each([
  ["latin1", 2],
  ["utf16le", 1],
] as const)("YAML: says how to save a file that is in %s", (encoding, line) => {
  const copy = smallContent();
  writeFileSync(join(copy.folder, "sample.yaml"), Buffer.from("a: x\ntitle: blé", encoding));
  const { problems } = refusalOf(copy, () => readYaml("sample.yaml"));
  expect(problems).toContain(`  line ${line}: save the file as UTF-8`);
});

const mistakes = `title: 1
phone: +22200000000
code: 0123
sure: yes
count: "3"
items: []
names: [a, null]
inner: b
place: {}
text: {}
titel: x
`;

test("content: each mistake is named by key, line and what to write there", () => {
  const copy = smallContent({ "sample.yaml": mistakes, "words.yaml": "words\n" });
  const status = v.picklist(["confirmed", "moved"]);
  const schema = v.strictObject({
    ...v.entriesFromList(["title", "phone", "code", "text"], v.string()),
    sure: v.boolean(),
    count: v.number(),
    items: v.pipe(v.array(v.string()), v.nonEmpty("at least one text")),
    names: v.array(v.string()),
    inner: v.strictObject({}),
    place: v.pipe(v.strictObject({ status, name: v.string() }), v.readonly()),
    lead: v.string(),
  });
  const read = () => readContent("sample.yaml", schema);
  expect(read).toThrow(
    `${join(copy.folder, "sample.yaml")}
  title, line 1: expected a text, found 1; put it in quotes: "1"
  phone, line 2: expected a text, found 22200000000; put it in quotes: "+22200000000"
  code, line 3: expected a text, found 123; put it in quotes: "0123"
  text, line 10: expected a text; put it in quotes, since a colon in it begins a key
  sure, line 4: expected true or false, found "yes"
  count, line 5: expected a number, found "3"
  items, line 6: expected at least one text, found 0
  names.1, line 7: expected a text, found nothing
  inner, line 8: expected keys with values, found "b"
  place.status, line 9: this key is missing; expected confirmed or moved
  place.name, line 9: this key is missing; expected a text
  lead: this key is missing; expected a text
  titel, line 11: no such key is known here; remove it or correct its spelling`,
  );
  expect(read).toThrow(expect.objectContaining({ loc: expect.objectContaining({ line: 1 }) }));
  expect(() => readContent("words.yaml", schema)).toThrow(
    /words\.yaml\n {2}expected keys with values, found "words"$/,
  );
});

test("texts: are read again only when a file has changed", () => {
  const copy = smallContent({}, ["privacy"]);
  const [, french] = languages();
  if (!french) throw new Error("one language only");
  const read = () => loadTexts("privacy", french);
  const first = read();
  expect(read()).toBe(first);
  copy.set("fr/privacy.yaml", { title: "Un autre titre" });
  expect(read().title).toBe("Un autre titre");
  copy.remove("en/privacy.yaml", "lead");
  expect(read).toThrow(/lead, line \d+: en\/privacy.yaml has no such key/);
});

const said = (english: unknown, texts: unknown, locale = "fr-FR", name = "sample") =>
  (v.safeParse(textsSchema(name, english, locale), texts).issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? ""}: ${expectationOf(issue)}`,
  );

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
  expect(v.parse(textsSchema("sample", english, "en-GB"), english)).toEqual({
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

const questions = (id: string, text: string, when = "registered") => ({
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
