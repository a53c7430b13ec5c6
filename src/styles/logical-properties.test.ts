import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sided = [
  /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]|left|right)-/,
  /(?<![\w-])(?:border|rounded)-[tb]?[lr]\b/,
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-|border-)?(?:left|right):\s*(?:-?[\d.]|auto|calc|var)/,
  /(?<![\w-])(?:text|text-align|float)(?:-|:\s*)(?:left|right)\b/,
];
const isSided = (line: string) => sided.some((pattern) => pattern.test(line));

test("styles: name no side of the screen", () => {
  const lines = globSync("src/**/*.{tsx,css}").flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line, i) => `${file}:${i + 1}: ${line.trim()}`),
  );
  expect(lines.filter(isSided)).toEqual([]);
});

test("styles: the search finds names of sides", () => {
  const bad = "ml-4,-mr-2,pl-3,left-0,md:right-4,text-left,border-l,rounded-tl,left: 0,float: left";
  const good = "ms-4,text-start,rounded-soft,scroll-mt-4,border-line,from-left,margin-inline: 0";
  expect(bad.split(",").filter((line) => !isSided(`"${line}"`))).toEqual([]);
  expect(good.split(",").filter((line) => isSided(`"${line}"`))).toEqual([]);
});
