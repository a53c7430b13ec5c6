import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
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
  ["title: &ici là", "since it begins with &, * or !"],
  ["title: !ici là", "put the text in quotes"],
  ["title: @ici", "put the text in quotes"],
  ["title: %ici", "put the text in quotes"],
  ["title: Give #1 help", "put the text in quotes"],
  ["title: Our aim #", "since # ends it"],
  ["title: Our aim is #1", "put the text in quotes, since # ends it; found: title: Our aim is #1"],
  ["title: “Nous”", 'put the text in quotes that are straight: "'],
  ["title: bl\uFFFD", "a letter was lost here"],
  ["title: >\n  ======= \n  two", "two people changed these lines"],
  ["<<<<<<< HEAD\ntitle: x\n=======\ntitle: y\n>>>>>>> other", "two people changed these lines"],
  ['title: "Nous" sommes', "put the whole text in quotes"],
  ["title: x\ntitle: y", "this key stands twice; remove one"],
  ["\ttitle: x", "begin the line with spaces, not with a tab; found: title: x"],
  ["title: [", "close every bracket"],
  ['title: "C:\\x"', "write a backslash in quotes twice"],
  ['title: "open', "close the quote"],
])("YAML: explains the mistake in %s", (text, expected) => {
  const copy = smallContent({ "sample.yaml": `head: x\n${text}\n` });
  vi.stubEnv("CONTENT_DIR", copy.folder);
  const { file, problems } = refusalOf(copy, () => readYaml("sample.yaml"));
  expect(file).toBe("sample.yaml");
  expect(problems).toContain(expected);
  expect(problems).toMatch(/^ {2}line [23]: /);
});

test("YAML: says how to save a file of another character set", () => {
  const copy = smallContent();
  vi.stubEnv("CONTENT_DIR", copy.folder);
  writeFileSync(join(copy.folder, "sample.yaml"), Buffer.from("a: x\ntitle: blé", "latin1"));
  const { problems } = refusalOf(copy, () => readYaml("sample.yaml"));
  expect(problems).toMatch(/^ {2}line 2: save the file as UTF-8/);
});

test("content: a number without quotes is shown as it was written", () => {
  const copy = smallContent();
  vi.stubEnv("CONTENT_DIR", copy.folder);
  copy.write("sample.yaml", "phone: +22200000000\ncode: 0123\nplace: {}\n");
  const status = v.picklist(["confirmed", "moved"]);
  const place = v.pipe(v.strictObject({ status, name: v.string() }), v.readonly());
  const schema = v.strictObject({ phone: v.string(), code: v.string(), place });
  const { problems } = refusalOf(copy, () => readContent("sample.yaml", schema));
  expect(problems.split("\n")).toEqual([
    expect.stringMatching(/^ {2}phone: .*put it in quotes: "\+22200000000"$/),
    expect.stringMatching(/^ {2}code: .*put it in quotes: "0123"$/),
    "  place.status: this key is missing; expected confirmed or moved",
    "  place.name: this key is missing; expected a text",
  ]);
});

test("content: a problem is named with its line", () => {
  const copy = smallContent();
  vi.stubEnv("CONTENT_DIR", copy.folder);
  copy.write("sample.yaml", "a: x\nb:\n  c: 1\n  d: 2\n");
  const inner = v.strictObject({ c: v.number(), d: v.string(), e: v.string() });
  const read = () => readContent("sample.yaml", v.strictObject({ a: v.string(), b: inner }));
  const file = join(copy.folder, "sample.yaml");
  expect(read).toThrow(expect.objectContaining({ loc: { file, line: 4 } }));
  expect(read).toThrow(
    /\n {2}b\.d, line 4: expected a text.*\n {2}b\.e, line 3: this key is missing/,
  );
  copy.write("sample.yaml", "words\n");
  expect(read).toThrow(/sample\.yaml\n {2}expected keys with values, found "words"$/);
});

test("texts: are read again only when a file has changed", () => {
  const copy = smallContent({}, ["privacy"]);
  vi.stubEnv("CONTENT_DIR", copy.folder);
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

function said(english: unknown, texts: unknown, locale = "fr-FR", name = "sample"): string[] {
  const { issues = [] } = v.safeParse(textsSchema(name, english, locale), texts);
  return issues.map((issue) => `${v.getDotPath(issue) ?? ""}: ${expectationOf(issue)}`);
}

const text = "a: expected a text";

test.each([
  [{ a: "x" }, { a: "y" }, []],
  [{ a: "x" }, { a: "" }, [`${text} that is not empty, found ""`]],
  [{ a: "x" }, { a: "{b}" }, [`${text} without {placeholders}, found "{b}"`]],
  [{ a: "{b} {c}" }, { a: "{c} {b} {c}" }, []],
  [
    { a: "{c} {b}" },
    { a: "{b}" },
    [`${text} with exactly these placeholders: {b}, {c}, found "{b}"`],
  ],
  [{ a: "x", b: "x" }, { a: "y" }, ["b: this key is missing; en/sample.yaml has it"]],
  [
    { a: "x" },
    { a: "y", b: "y" },
    ["b: en/sample.yaml has no such key; correct its spelling, or write it there first"],
  ],
  [{ a: 3 }, { a: 3 }, [`${text}, found 3; put it in quotes: "3"`]],
  [{ a: [] }, { a: [] }, ["a: expected at least one entry, found 0"]],
  [{ a: ["x", "{b}"] }, { a: ["y", "z {b}"] }, []],
  [{ a: ["x", "x"] }, { a: ["y"] }, ["a: expected exactly 2 items, as in en/sample.yaml, found 1"]],
])("texts: compares English %j with %j", (english, texts, expected) => {
  expect(said(english, texts)).toEqual(expected);
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

test.each([
  ["en-GB", english.a, []],
  ["fr-FR", fr, []],
  ["wo-SN", { other: "{n}" }, []],
  ["en-GB", fr, ["a.many: the language has no such plural form; it has one, other"]],
  [
    "fr-FR",
    { one: "un", other: "{n}" },
    ["a.many: this plural form is missing; the language has one, many, other"],
  ],
  [
    "fr-FR",
    { ...fr, one: "un {x}" },
    ['a.one: expected a text with no other placeholders than {n}, found "un {x}"'],
  ],
  [
    "fr-FR",
    { ...fr, other: "des repas" },
    ['a.other: expected a text with exactly these placeholders: {n}, found "des repas"'],
  ],
])("plural in %s: %j gives the expected problems", (locale, plural, expected) => {
  expect(said(english, { a: plural }, locale)).toEqual(expected);
});

const head = { title: "x".repeat(10), description: `{founded}${"x".repeat(46)}` };

test.each([
  ["title", 60, true],
  ["title", 61, false],
  ["title", 9, false],
  ["description", 156, true],
  ["description", 157, false],
  ["description", 45, false],
])("texts: the %s of a page has limits, tried with %d characters", (key, length, accepted) => {
  const year = key === "title" ? "" : "{founded}";
  const problems = said({ head }, { head: { ...head, [key]: `${year}${"x".repeat(length)}` } });
  expect(problems).toHaveLength(accepted ? 0 : 1);
});

test("texts: the transfer has exactly five steps", () => {
  const steps = { bankily: { steps: ["Open it"] } };
  const expected = "bankily.steps: expected exactly 5 items, found 1";
  expect(said(steps, steps, "fr-FR", "donate")).toEqual([expected]);
});

const questions = (id: string, text: string, ...more: object[]) => ({
  sections: [{ questions: [{ id, answer: [{ text }] }, ...more] }],
});
const asked = (id: string, when: string) =>
  questions("a", "x", { id, answer: [{ when, text: "x" }] });

test.each([
  ["accept an answer without placeholders", questions("a", "x"), questions("a", "y"), ""],
  ["accept a known placeholder", questions("a", "{phone}"), questions("a", "{phone}"), ""],
  ["refuse an unknown one", questions("a", "{x}"), questions("a", "{x}"), "no other placehold"],
  ["refuse a lost one", questions("a", "{phone}"), questions("a", "x"), "exactly these"],
  ["refuse a different id", questions("a", "x"), questions("b", "x"), "“a”, which is the same"],
  ["refuse a text that is no id", questions("a B", "x"), questions("a B", "x"), "a name such as"],
  ["refuse a different condition", asked("b", "zakatYes"), asked("b", "zakatNo"), "“zakatYes”, wh"],
  ["refuse the same id twice", asked("a", "zakatNo"), asked("a", "zakatNo"), "each id once"],
])("questions: %s", (_what, english, texts, expected) => {
  const problems = said(english, texts, "fr-FR", "questions").join("\n");
  if (expected === "") expect(problems).toBe("");
  else expect(problems).toContain(expected);
});
