import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isKeys, isPlural } from "../i18n/interpolate.ts";
import { readYaml, textFile, textNames } from "./load-content.server.ts";

/** The site's code without comments and names of elements, by file. */
const code = new Map(
  globSync("{src,tools}/**/*.{ts,tsx,astro}", { exclude: ["**/*.test.ts", "src/content/*"] }).map(
    (file) => [
      file,
      readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*|<\/?[a-z]+/gm, ""),
    ],
  ),
);

const shared = ["src/forms", "src/layouts", "src/ui"];

/** `.key`, `{ key }`, `{ key: name }`, or `"key"` in a list of names. */
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

/** The keys that no code names, though it names most beside them: where it names few, it goes through all. */
function unusedIn(texts: unknown, words: ReadonlySet<string>, path: string): string[] {
  if (!isKeys(texts) || isPlural(texts)) return [];
  const keys = Object.keys(texts);
  const unused = keys.filter((key) => !words.has(key));
  const dead = unused.length * 2 <= keys.length ? unused.map((key) => path + key) : [];
  return [...dead, ...keys.flatMap((key) => unusedIn(texts[key], words, `${path}${key}.`))];
}

test("a sentence that nothing uses", () => {
  expect(unusedIn({ a: "x", b: "x", c: { d: "x", e: "x" } }, new Set("ac"), "")).toEqual(["b"]);
  expect(
    unusedIn({ a: { one: "x", other: "x" }, c: { d: "x", e: "x" } }, new Set("acd"), ""),
  ).toEqual(["c.e"]);
});

test.each(textNames())("every sentence of %s is used", (name) => {
  expect(unusedIn(readYaml(textFile(name)), keysNear(name), "")).toEqual([]);
});
