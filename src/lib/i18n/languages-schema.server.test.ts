import * as v from "valibot";
import { expect, test } from "vitest";
import { languages } from "../content/load-content.server.ts";
import { languagesSchema } from "./languages-schema.server.ts";

const [main, second] = languages();

const problem = (...rows: unknown[]) => v.safeParse(languagesSchema, rows).issues?.[0].message;

test.each([
  ["a language code such as ar", ["f", "fran", "FR", "-fr"].map((code) => ({ code }))],
  ["a name that is not empty", [{ name: "" }]],
  ["a path such as /ar, or nothing", [{ prefix: "/" }, { prefix: "fr/fr" }, { prefix: "/fr/" }]],
  ["only the first language has an empty prefix", [{ prefix: "" }]],
  ["a locale such as fr-FR", [{ locale: "xx-XX" }]],
  ["one character", [{ group: "" }, { group: ", " }]],
  ["each code and each prefix once", [{ code: "en" }]],
  [undefined, [{ code: "fra" }, { prefix: "/pt-br" }]],
  [undefined, [{ decimal: "." }, { dir: "rtl" }]],
])("languages.yaml: expects %s when rows have %j", (expected, changes) => {
  const found = changes.map((change) => problem(main, { ...second, ...change }));
  expect(found).toEqual(changes.map(() => expected));
});

test("languages.yaml: needs rows with different prefixes", () => {
  expect(problem()).toMatch(/received undefined$/);
  expect(problem(main, second, { ...second, code: "xx" })).toBe("each code and each prefix once");
});
