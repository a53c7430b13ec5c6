import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isKeys, isPlural } from "../i18n/interpolate.ts";
import { textFile, textNames } from "./load-content.server.ts";
import { readYaml } from "./read-yaml.server.ts";

const code = globSync("{src,tools}/**/*.{ts,tsx,astro}", { exclude: ["**/*.test.ts"] })
  .map((file) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, ""))
  .join("\n");

/** Names that code takes from an object: after a point, as a text, or between braces. */
const taken = new Set(
  [...code.matchAll(/[?.]\.?[a-z]\w*|"\w+"|\{[^{}()[\]"]*[,}]/gi)].flatMap(([use]) =>
    use.match(/\w+/g),
  ),
);

/** Keys that no code takes, in groups of which the code takes most. Other groups are read as a whole. */
function unusedIn(texts: unknown, path: string): string[] {
  if (!isKeys(texts) || isPlural(texts)) return [];
  const keys = Object.keys(texts);
  const unused = keys.filter((key) => !taken.has(key));
  const dead = unused.length * 2 <= keys.length ? unused.map((key) => path + key) : [];
  return [...dead, ...keys.flatMap((key) => unusedIn(texts[key], `${path}${key}.`))];
}

test.each(textNames())("texts: the code uses every sentence of %s", (name) => {
  expect(unusedIn(readYaml(textFile(name)), "")).toEqual([]);
});
