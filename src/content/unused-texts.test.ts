import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isKeys, isPlural } from "../i18n/interpolate.ts";
import { textFile, textNames } from "./load-content.server.ts";
import { readYaml } from "./read-yaml.server.ts";

const code = globSync("{src,tools}/**/*.{ts,tsx,astro}", { exclude: ["**/*.test.ts"] })
  .map((file) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*|<\/?[a-z]+/gm, ""))
  .join("\n");
const words = new Set(code.match(/[a-z]\w*/gi));

/** Keys that no code names, in groups of which the code names most. Other groups are read as a whole. */
function unusedIn(texts: unknown, path: string): string[] {
  if (!isKeys(texts) || isPlural(texts)) return [];
  const keys = Object.keys(texts);
  const unused = keys.filter((key) => !words.has(key));
  const dead = unused.length * 2 <= keys.length ? unused.map((key) => path + key) : [];
  return [...dead, ...keys.flatMap((key) => unusedIn(texts[key], `${path}${key}.`))];
}

test.each(textNames())("texts: the code uses every sentence of %s", (name) => {
  expect(unusedIn(readYaml(textFile(name)), "")).toEqual([]);
});
