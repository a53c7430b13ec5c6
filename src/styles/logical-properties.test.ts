import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sided = [
  /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]|left|right)-/,
  /(?<![\w-])(?:border|rounded)-[tb]?[lr]\b/,
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-|border-)?(?:left|right):\s*(?:-?[\d.]|auto|calc|var)/,
  /(?<![\w-])(?:text|text-align|float)(?:-|:\s*)(?:left|right)\b/,
];
const isSided = (line: string) => sided.some((pattern) => pattern.test(line));

test("no component or style sheet names a side of the screen", () => {
  const lines = globSync("src/**/*.{tsx,css}").flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line, i) => `${file}:${i + 1}: ${line.trim()}`),
  );
  expect(lines.filter(isSided)).toEqual([]);
});

test("the check sees what it looks for", () => {
  const bad = "ml-4,-mr-2,pl-3,left-0,md:right-4,text-left,border-l,rounded-tl,left: 0,float: left";
  const good = "ms-4,text-start,rounded-soft,scroll-mt-4,border-line,from-left,margin-inline: 0";
  expect(bad.split(",").filter((one) => !isSided(`"${one}"`))).toEqual([]);
  expect(good.split(",").filter((one) => isSided(`"${one}"`))).toEqual([]);
});
