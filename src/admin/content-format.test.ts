import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { languages } from "../content/load-content.ts";
import { textNames } from "../content/load-texts.ts";
import { formatContent } from "./collections.ts";
import { readForEditor, writeFromEditor } from "./content-format.ts";
import { editorPlan } from "./editor-config.ts";

const { config, formats } = editorPlan({ name: "test-repo" }, "https://a.example");

/** Read by whoever looks after the code; the editor leaves them alone. */
const notEdited = ["content/languages.yaml", "content/editor.yaml"];

const files = globSync("content/**/*.yaml")
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !notEdited.includes(file));

/** What the editor knows of a file; an example is one of an entry of the charity's own. */
function shapeOf(file: string) {
  const own = file.replace("/examples/", "/");
  const [, code = ""] = own.split("/");
  const isText = languages().some((one) => one.code === code);
  const path = isText ? own.replace(`/${code}/`, "/{{locale}}/") : own;
  const places = [...(config.singletons ?? []), ...(config.collections ?? [])];
  const place = places.find(
    (one) =>
      ("file" in one && one.file === path) ||
      ("folder" in one && path.startsWith(`${one.folder}/`)),
  );
  return place && "format" in place ? formats[`${place.format}`] : undefined;
}

/** A file after `npm run format`; whoever writes by hand may order keys as they like. */
const formattedText = (file: string) =>
  formatContent(file.slice("content/".length), readFileSync(file, "utf8"));

describe("content files", () => {
  test("there are files of every kind", () => {
    expect(files.length).toBeGreaterThan(textNames().length * languages().length);
    expect(files.filter((file) => /\/(?:diary|events)\/\d{4}/.test(file))).not.toHaveLength(0);
  });

  test.each(files)(
    "%s loses nothing in `npm run format`, and the editor leaves it as it is then",
    (file) => {
      const formatted = formattedText(file);
      expect(parse(formatted)).toEqual(parse(readFileSync(file, "utf8")));
      const shape = shapeOf(file);
      expect(shape && writeFromEditor(readForEditor(formatted, shape), shape)).toBe(formatted);
    },
  );

  test.each(files)("one change in %s changes one line", (file) => {
    const formatted = formattedText(file);
    const shape = shapeOf(file) ?? {};
    const edited = formatted.replace(/^(\s*(?:- )?\w+: )([^\s>|"'&*{[].*)$/m, "$1Changed");
    const saved = writeFromEditor(readForEditor(edited, shape), shape).split("\n");
    const before = formatted.split("\n");
    expect(saved).toHaveLength(before.length);
    expect(saved.filter((line, at) => line !== before[at])).toHaveLength(1);
  });
});

test("a key that may be left out is left out when it is emptied", () => {
  expect(writeFromEditor({ a: "b", c: "", d: { e: null } }, {})).toBe("a: b\nd: {}\n");
});

test("a list that may be empty is written, which the editor leaves out when it is", () => {
  const bring = { mayBeEmpty: true } as const;
  const shape = { keys: { words: { keys: { en: { keys: { title: {}, bring } } } }, after: {} } };
  expect(writeFromEditor({ after: "c", words: { en: { title: "b" } } }, shape)).toBe(
    "words:\n  en:\n    title: b\n    bring: []\nafter: c\n",
  );
  expect(writeFromEditor({ after: "c" }, shape)).toBe("after: c\n");
});
