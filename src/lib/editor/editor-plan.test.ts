import { readFileSync } from "node:fs";
import type { Field } from "@sveltia/cms";
import { expect, test } from "vitest";
import { parse, parseDocument, stringify } from "yaml";
import { refusalOf, smallContent } from "../../../tests/support/content-copy.ts";
import { languages } from "../content/load-content.server.ts";
import { editorFiles } from "./editor-plan.server.ts";
import { editorPage, loadEditor } from "./editor-settings.server.ts";
import { formatDocument } from "./format-document.ts";
import { textFields } from "./text-fields.server.ts";

const { data, entries } = editorFiles();

const format = (text: string) => formatDocument(parseDocument(text));

test("format: keeps the data of a file", () => {
  const text = readFileSync("content/ar/questions.yaml", "utf8");
  expect(parse(format(text))).toEqual(parse(text));
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
  expect(format(text)).toBe(text.replace('"no"', "no").replace("01\n\n", "01\n"));
});

const fieldOf = (fields: readonly Field[], path: string): Field | undefined => {
  const [name, ...rest] = path.split(".");
  const field = fields.find((inner) => inner.name === name);
  if (rest.length === 0) return field;
  return fieldOf(field && "fields" in field ? (field.fields ?? []) : [], rest.join("."));
};

test("editor form: has the keys of a text, and those that English leaves out", () => {
  const fields = textFields("about", { founders: { people: [{ role: "A" }, { role: "B" }] } });
  expect(fieldOf(fields, "founders.people")).toMatchObject({ min: 2, max: 2 });
  expect(fieldOf(fields, "founders.people.role")).toMatchObject({ required: true });
  expect(fieldOf(fields, "founders.people.name")).toMatchObject({ required: false });
});

test("editor form: says limits, placeholders and plural forms of a text", () => {
  const fields = textFields("home", {
    head: { title: "A title of the page", description: "Since {founded}" },
    both: "{a} and {b}",
    meals: { one: "{count} meal", other: "{count} meals" },
  });
  expect(fieldOf(fields, "head.title")).toMatchObject({ minlength: 10, maxlength: 60 });
  expect(fieldOf(fields, "head.description")).toMatchObject({
    widget: "text",
    pattern: ["\\{founded}", expect.any(String)],
    hint: expect.stringContaining("50 to 160 characters. Keep as they are: {founded}"),
  });
  expect(fieldOf(fields, "both")).not.toHaveProperty("pattern");
  expect(fieldOf(fields, "meals.few")).toMatchObject({
    required: languages().flatMap(({ code, dir }) => (dir === "rtl" ? code : [])),
    hint: expect.stringContaining("3, 4, 5, 6. {count} becomes the number."),
  });
});

test("editor form: takes limits, choices and pictures from the schemas", () => {
  const [site, diary] = [data.find(({ name }) => name === "site"), entries[0]];
  expect(fieldOf(site?.fields ?? [], "bankily.numberSince")).toMatchObject({ type: "date" });
  expect(fieldOf(site?.fields ?? [], "founded")).toMatchObject({ value_type: "int", min: 1900 });
  expect(fieldOf(site?.fields ?? [], "bankily.merchantCode")).toMatchObject({ required: false });
  const program = fieldOf(diary?.fields ?? [], "program");
  expect(program).toMatchObject({ options: ["food", "water", "cleanUp"], required: true });
  const text = fieldOf(diary?.fields ?? [], "text.en");
  expect(text).toMatchObject({ widget: "text", minlength: 40, maxlength: 1500 });
});

const guide = readFileSync("docs/deploying.md", "utf8").split("## The editor on the site")[1] ?? "";
const [, gitLab = ""] = /```yaml\n(.+?)```/s.exec(guide) ?? [];
const gitHub = guide.match(/(?<=`)https:[^`]+/g) ?? [];

test.each([
  ["GitLab", gitLab],
  ["GitHub", stringify({ backend: { name: "github", repo: "tent/site" }, origins: gitHub })],
])("editor page: may ask what the guide says for %s, and nobody else", (_forge, settings) => {
  smallContent().write("editor.yaml", settings);
  const { backend, origins } = loadEditor();
  expect(backend).toBeDefined();
  expect(editorPage(origins)).toContain(`connect-src 'self' blob: data: ${origins.join(" ")};`);
});

test.each(["*", "https://a.example; script-src *", "http://a.example", 'https://a.example/">'])(
  "editor page: may not ask %s",
  (origin) => {
    const copy = smallContent({ "editor.yaml": stringify({ origins: [origin] }) });
    expect(refusalOf(copy, loadEditor).problems).toContain(
      "origins.0: expected an address such as",
    );
  },
);
