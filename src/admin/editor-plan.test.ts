import { readFileSync } from "node:fs";
import type { Field } from "@sveltia/cms";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { editorPlaces, editorPlan, formatContent } from "./editor-plan.server.ts";
import { textFields } from "./form-fields.server.ts";
import { writeContent } from "./write-content.ts";

const { data, texts, entries } = editorPlaces();

test.each([
  "figures.yaml",
  "ar/questions.yaml",
  "examples/events/2027-04-10-clean-up-dar-naim.yaml",
])("format: keeps the data of %s", (path) => {
  const text = readFileSync(`content/${path}`, "utf8");
  const formatted = formatContent(path, text);
  expect(parse(formatted)).toEqual(parse(text));
  expect(formatContent(path, formatted)).toBe(formatted);
});

test("format: keeps every comment of a file, with the key that it speaks of", () => {
  const text = `# The first.
zakat: "no" # Ask again in May.
# Since the SIM card was lost.
phone: +222 00 00 00 01
# None yet.
whatsapp: ""
# The last.
`;
  const formatted = formatContent("site.yaml", text);
  expect(formatted.match(/#.*/g)?.sort()).toEqual(text.match(/#.*/g)?.sort());
  expect(formatted).toMatch(/# Since the SIM card was lost\.\nphone:[\s\S]*\nzakat: no #/);
  expect(formatContent("site.yaml", formatted)).toBe(formatted);
});

test("format: lets no line break before a French sign or inside « »", () => {
  expect(writeContent({ text: "Oui ; 100 % : « tout » !" }, [])).toBe(
    'text: "Oui_; 100_%_: «_tout_»_!"\n'.replaceAll("_", "\u00a0"),
  );
});

test.each(["?", ":)", "; et", "» fin"])(
  "format: keeps a text that begins with a sign: %s",
  (text) => {
    expect(parse(writeContent({ text, list: [text] }, []))).toEqual({ text, list: [text] });
  },
);

const namesOf = (fields: readonly Field[], above = ""): string[] =>
  fields.flatMap((field) => {
    const inner = "fields" in field && field.fields ? field.fields : [];
    return [above + field.name, ...namesOf(inner, `${above + field.name}.`)];
  });

const fieldOf = (fields: readonly Field[], path: string): Field | undefined => {
  const [name, ...rest] = path.split(".");
  const field = fields.find((inner) => inner.name === name);
  if (rest.length === 0) return field;
  return fieldOf(field && "fields" in field ? (field.fields ?? []) : [], rest.join("."));
};

const hintOf = (field?: Field) => (field && "hint" in field ? field.hint : undefined);

test("editor form: has the keys of a text, and those that English leaves out", () => {
  const fields = textFields("about", { founders: { people: [{ role: "A" }, { role: "B" }] } });
  expect(namesOf(fields)).toEqual([
    "founders",
    "founders.people",
    "founders.people.role",
    "founders.people.name",
  ]);
  expect(fieldOf(fields, "founders.people")).toMatchObject({ min: 2, max: 2 });
  expect(fieldOf(fields, "founders.people.name")).toMatchObject({ required: false });
});

test("editor form: says limits and placeholders of a text", () => {
  const fields = textFields("home", {
    head: { title: "A title of the page", description: "Since {founded}" },
    both: "{a} and {b}",
    meals: { one: "{count} meal", other: "{count} meals" },
  });
  expect(fieldOf(fields, "head.title")).toMatchObject({ minlength: 10, maxlength: 60 });
  const description = fieldOf(fields, "head.description");
  expect(description).toMatchObject({
    widget: "text",
    pattern: ["\\{founded}", expect.any(String)],
  });
  expect(hintOf(description)).toContain("50 to 160 characters. Keep as they are: {founded}");
  expect(fieldOf(fields, "both")).not.toHaveProperty("pattern");
  expect(fieldOf(fields, "meals")).toMatchObject({ widget: "plural", placeholder: "count" });
});

test("editor form: takes limits, choices and pictures from the schemas", () => {
  const [site, diary] = [data.find(({ name }) => name === "site"), entries[0]];
  expect(fieldOf(site?.fields ?? [], "bankily.numberSince")).toMatchObject({ type: "date" });
  expect(fieldOf(site?.fields ?? [], "founded")).toMatchObject({ value_type: "int", min: 1900 });
  expect(fieldOf(site?.fields ?? [], "bankily.merchantCode")).toMatchObject({ required: false });
  const program = fieldOf(diary?.fields ?? [], "program");
  expect(program).toMatchObject({ options: ["food", "water", "cleanUp"], required: true });
  const file = fieldOf(diary?.fields ?? [], "picture.file");
  expect(hintOf(file)).toMatch(/JPEG/);
  expect(JSON.stringify(file)).toContain('"format":"webp"');
});

test("editor: has fields for every schema and every file of texts", () => {
  for (const { name, fields } of [...data, ...texts, ...entries]) {
    expect(fields, name).not.toHaveLength(0);
  }
  expect(editorPlan({ name: "test-repo" }, "https://a.example").plurals["ar"]).toHaveLength(6);
});

test("editor: leaves out empty values, but writes a required list", () => {
  const [, events] = entries;
  const fields = fieldOf(events?.fields ?? [], "words");
  expect(writeContent({ a: "b", c: "", d: { e: null } }, [])).toBe("a: b\nd:\n  e: null\n");
  expect(fields && writeContent({ words: { en: { text: "b", title: "a" } } }, [fields])).toBe(
    "words:\n  en:\n    title: a\n    text: b\n    bring: []\n",
  );
});
