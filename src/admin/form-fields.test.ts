import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { forEditor, holding, ofLength, text, textOf, words } from "../content/kit.ts";
import { languages } from "../content/load-content.ts";
import { textsSchema } from "../content/load-texts.ts";
import { editorPlan } from "./editor-config.ts";
import { formOf } from "./form-fields.ts";

/** What the editor's form says of a value; undefined when it takes it. */
function refusal(schema: v.GenericSchema, value: string): string | undefined {
  const fields = formOf(v.strictObject({ key: schema }), {}, true);
  const [{ pattern, minlength = 0, maxlength = Infinity } = {}] = fields.map((field) => ({
    pattern: "pattern" in field ? (field.pattern as [string, string]) : undefined,
    minlength: "minlength" in field ? Number(field.minlength) : undefined,
    maxlength: "maxlength" in field ? Number(field.maxlength) : undefined,
  }));
  if (value.length < minlength || value.length > maxlength) return "length";
  return pattern && !new RegExp(pattern[0]).test(value) ? pattern[1] : undefined;
}

const description = v.pipe(
  words,
  ofLength(50, 160),
  holding(["founded"]),
  forEditor({ length: [50, 160], placeholders: ["founded"] }),
);
const template = (english: string) => textsSchema("sample", english);

describe("the form refuses what the site refuses, and takes what it takes", () => {
  test.each([
    ["a plain text", text, "Read me"],
    ["a placeholder in a plain text", text, "Read {me}"],
    ["a placeholder that is kept", template("Since {founded}"), "Since {founded}"],
    ["a placeholder in the second line", template("Since {founded}"), "Since\n{founded}"],
    ["a placeholder that is lost", template("Since {founded}"), "Since 2018"],
    ["a placeholder misspelt", template("Since {founded}"), "Since {fuonded}"],
    ["one placeholder of two", template("{a} {b}"), "Only {a}"],
    ["both placeholders", template("{a} {b}"), "{b} and {a}"],
    ["a title of 60", textOf(10, 60), "x".repeat(60)],
    ["a title of 61", textOf(10, 60), "x".repeat(61)],
    ["a title of 9", textOf(10, 60), "x".repeat(9)],
    ["a description of 160 with its year", description, `${"x".repeat(156)}{founded}`],
    ["a description of 161 with its year", description, `${"x".repeat(157)}{founded}`],
    ["a description of 50 with its year", description, `${"x".repeat(46)}{founded}`],
    ["a description of 49 with its year", description, `${"x".repeat(45)}{founded}`],
    ["an address", v.pipe(text, v.regex(/[^/]$/, "no slash")), "https://a.example"],
    ["an address with a slash", v.pipe(text, v.regex(/[^/]$/, "no slash")), "https://a.example/"],
    ["40 characters", v.pipe(text, v.maxLength(40, "at most 40")), "x".repeat(40)],
    ["41 characters", v.pipe(text, v.maxLength(40, "at most 40")), "x".repeat(41)],
  ])("%s", (_what, schema, value) => {
    expect(refusal(schema, value) === undefined).toBe(v.safeParse(schema, value).success);
  });
});

test("a variant's choices are one form: what not all have may be left out", () => {
  const schema = v.variant("kind", [
    v.strictObject({
      kind: v.literal("a"),
      both: text,
      sizes: v.strictObject({ one: v.number() }),
    }),
    v.strictObject({
      kind: v.literal("b"),
      both: text,
      sizes: v.strictObject({ two: v.number() }),
    }),
  ]);
  const fields = formOf(schema, {}, false);
  expect(fields).toMatchObject([
    { name: "kind", widget: "select", options: ["a", "b"], required: true },
    { name: "both", widget: "string", required: true },
    {
      name: "sizes",
      fields: [
        { name: "one", required: false },
        { name: "two", required: false },
      ],
    },
  ]);
});

test("a record is one field for each language", () => {
  const fields = formOf(v.strictObject({ words: v.record(v.string(), text) }), {}, false);
  const names = languages().map(({ code, name }) => ({ name: code, label: name }));
  expect(fields).toMatchObject([{ name: "words", widget: "object", fields: names }]);
});

test("a schema that no field is known for stops the editor, naming the place", () => {
  expect(() => formOf(v.strictObject({ a: v.strictObject({ b: v.bigint() }) }), {}, true)).toThrow(
    "bigint (a.b)",
  );
});

test("a plural has one field, and the forms of each language", () => {
  const fields = formOf(textsSchema("sample", { meals: { other: "{count} meals" } }), {}, true);
  expect(fields).toMatchObject([{ name: "meals", widget: "plural", placeholder: "count" }]);
  const { plurals } = editorPlan({ name: "test-repo" }, "https://a.example");
  expect(plurals["ar"]?.map(({ category }) => category)).toEqual(
    new Intl.PluralRules("ar").resolvedOptions().pluralCategories,
  );
});
