import * as v from "valibot";
import { expect, test } from "vitest";
import { languages } from "../content/load-content.server.ts";
import { languagesSchema } from "./languages-schema.server.ts";

function problem(change: object): string | undefined {
  const [main, second] = languages();
  return v.safeParse(languagesSchema, [main, { ...second, ...change }]).issues?.[0].message;
}

const code = "a language code such as ar";
const path = "a path such as /ar, or nothing";
const openGraph = "a name such as fr_FR";

test.each([
  [{ code: "f" }, code],
  [{ code: "fran" }, code],
  [{ code: "FR" }, code],
  [{ code: "-fr" }, code],
  [{ name: "" }, "a name that is not empty"],
  [{ prefix: "/" }, path],
  [{ prefix: "fr/fr" }, path],
  [{ prefix: "/fr/" }, path],
  [{ prefix: "" }, "only the first language has an empty prefix"],
  [{ locale: "xx-XX" }, "a locale such as fr-FR"],
  [{ openGraph: "fr-FR" }, openGraph],
  [{ openGraph: "f_FR" }, openGraph],
  [{ openGraph: "xxfr_FR" }, openGraph],
  [{ openGraph: "fr_FRA" }, openGraph],
  [{ openGraph: "fr_fr" }, openGraph],
  [{ group: "" }, "one character"],
  [{ group: ", " }, "one character"],
  [{ code: "en" }, "each code once"],
])("%j is refused", (change, expected) => {
  expect(problem(change)).toBe(expected);
});

test.each([{ decimal: ";" }, { dir: "up" }])("%j is refused", (change) => {
  expect(problem(change)).toBeDefined();
});

test.each([
  { code: "fra" },
  { prefix: "/pt-br" },
  { openGraph: "fra_FR" },
  { decimal: "." },
  { dir: "rtl" },
])("%j is accepted", (change) => {
  expect(problem(change)).toBeUndefined();
});

test("a table without rows is refused", () => {
  expect(v.safeParse(languagesSchema, []).issues?.[0].message).toBe("at least one language");
});

test("a prefix that stands twice is refused", () => {
  const [main, second] = languages();
  const rows = [main, second, { ...second, code: "xx" }];
  expect(v.safeParse(languagesSchema, rows).issues?.[0].message).toBe("each prefix once");
});
