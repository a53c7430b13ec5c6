import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { refusalOf, smallContent } from "../../../tests/support/content-copy.ts";
import { fileReader, readContent, readYaml } from "./read-yaml.server.ts";

test.each([
  ["title: Nous sommes: ici", "put the text in quotes, since a colon in it begins a key"],
  ["title: *ici", "put the text in quotes, since it begins with &, * or !; found: title: *ici"],
  ["title: @ici", "put the text in quotes"],
  ["title: #1 is our aim", "since # ends it"],
  ["title: Our aim is #1", "put the text in quotes, since # ends it; found: title: Our aim is #1"],
  ["title: bl\uFFFD", "a letter was lost here"],
  ["title: blÃ©", "a letter was lost here"],
  [
    "title: Riz \u202E12",
    "remove U+202E, which nobody sees; write the words around it again; found:",
  ],
  ['title: "Riz \\u202E12"', "remove U+202E"],
  ["title: Riz &#x202E;12", "remove U+202E"],
  ["title: Riz # \u001B[2J", "found: title: Riz # U+001B[2J"],
  ["title:\u00a0Ici", "type an ordinary one"],
  ["<<<<<<< HEAD\ntitle: x\n=======\ntitle: y\n>>>>>>> other", "found: <<<<<<< HEAD"],
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
  lead, line 1: this key is missing; expected a text
  titel, line 11: no such key is known here; remove it or correct its spelling`,
  );
  expect(read).toThrow(expect.objectContaining({ loc: expect.objectContaining({ line: 1 }) }));
  expect(() => readContent("words.yaml", schema)).toThrow(
    /words\.yaml\n {2}line 1: expected keys with values, found "words"$/,
  );
});

test("file reader: remembers what it made for each thing given", () => {
  smallContent();
  const read = fileReader((_file, _bytes, given: string) => given);
  expect(["a", "b", "a"].map((given) => read("figures.yaml", given))).toEqual(["a", "b", "a"]);
});
