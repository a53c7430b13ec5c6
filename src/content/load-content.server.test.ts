import { join } from "node:path";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { refusalOf } from "../../tests/support/content-refusal.ts";
import { languageOfPath, languages, readContent, readYaml } from "./load-content.server.ts";

afterEach(() => vi.unstubAllEnvs());

const [main, ...others] = languages();

test("a path without a prefix is in the main language", () => {
  for (const path of ["/", "/about", "/unknown/path"]) expect(languageOfPath(path)).toBe(main);
});

test.each(others.map((language) => [language.prefix, language] as const))(
  "what is %s or below it is in that language",
  (prefix, language) => {
    expect(languageOfPath(prefix)).toBe(language);
    expect(languageOfPath(`${prefix}/about`)).toBe(language);
    expect(languageOfPath(`${prefix}/`)).toBe(language);
  },
);

test.each(others.map(({ prefix }) => prefix))(
  "%s counts as a whole part at the start of a path",
  (prefix) => {
    for (const path of [`${prefix}x`, `/about${prefix}/`, `/about${prefix}`]) {
      expect(languageOfPath(path)).toBe(main);
    }
  },
);

test.each([
  ["title: Nous sommes: ici", "put the text in quotes, since a colon in it begins a key"],
  ["title: *ici", "put the text in quotes; found: title: *ici"],
  ['title: "Nous" sommes', "put the whole text in quotes"],
  ["title: x\ntitle: y", "this key stands twice; remove one"],
  ["\ttitle: x", "begin the line with spaces, not with a tab"],
  ["title: [", "close every bracket"],
])("what is not YAML: %s", (text, expected) => {
  const copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
  copy.write("fr/privacy.yaml", `head: x\n${text}\n`);
  const { file, problems } = refusalOf(copy, () => readYaml("fr/privacy.yaml"));
  expect(file).toBe("fr/privacy.yaml");
  expect(problems).toContain(expected);
  expect(problems).toMatch(/^ {2}line [23]: /);
});

test("a mistake is told with its line, a missing key with that of what should hold it", () => {
  const copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
  copy.write("sample.yaml", "a: x\nb:\n  c: 1\n  d: 2\n");
  const inner = v.strictObject({ c: v.number(), d: v.string(), e: v.string() });
  const read = () => readContent("sample.yaml", v.strictObject({ a: v.string(), b: inner }));
  const file = join(copy.folder, "sample.yaml");
  expect(read).toThrow(expect.objectContaining({ loc: { file, line: 4 } }));
  expect(read).toThrow(
    /\n {2}b\.d, line 4: expected a text.*\n {2}b\.e, line 3: this key is missing/,
  );
});
