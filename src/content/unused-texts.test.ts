import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isKeys, isPlural } from "../i18n/interpolate.ts";
import { textFile, textNames } from "./load-content.server.ts";
import { readYaml } from "./read-yaml.server.ts";

/** The code of the site by file, without comments and names of elements. */
const code = new Map(
  globSync("{src,tools}/**/*.{ts,tsx,astro}", { exclude: ["**/*.test.ts", "src/content/*"] }).map(
    (file) => [
      file,
      readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*|<\/?[a-z]+/gm, ""),
    ],
  ),
);

const shared = ["src/forms", "src/layouts", "src/shell", "src/charity", "src/ui"];

/** Finds `.key`, `{ key }`, `{ key: name }`, and `"key"` in a list of names. */
const use = /(?<=\.|[{,]\s*)[a-z]\w*|(?<=["'`])[a-z]\w*(?=["'`])/gi;

function keysNear(name: string): Set<string> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Texts`;
  const names = new RegExp(`\\b${type}\\b|loadTexts\\("${name}"`);
  const naming = [...code].filter(([, text]) => names.test(text)).map(([file]) => file);
  const folders = [...shared, ...naming.map(roomOf).filter((room) => room !== "src/pages")];
  const near = [...code].filter(
    ([file]) => name === "ui" || naming.includes(file) || folders.includes(roomOf(file)),
  );
  return new Set(near.flatMap(([, text]) => text.match(use) ?? []));
}

const roomOf = (file: string) => file.split(/[\\/]/, 2).join("/");

/** Keys that no code names, in groups of which the code names most. Other groups are read as a whole. */
function unusedIn(texts: unknown, words: ReadonlySet<string>, path: string): string[] {
  if (!isKeys(texts) || isPlural(texts)) return [];
  const keys = Object.keys(texts);
  const unused = keys.filter((key) => !words.has(key));
  const dead = unused.length * 2 <= keys.length ? unused.map((key) => path + key) : [];
  return [...dead, ...keys.flatMap((key) => unusedIn(texts[key], words, `${path}${key}.`))];
}

test("unusedIn: finds a sentence that no code uses", () => {
  expect(unusedIn({ a: "x", b: "x", c: { d: "x", e: "x" } }, new Set("ac"), "")).toEqual(["b"]);
});

test.each(textNames())("texts: the code uses every sentence of %s", (name) => {
  expect(unusedIn(readYaml(textFile(name)), keysNear(name), "")).toEqual([]);
});
