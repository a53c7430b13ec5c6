import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sided = [
  /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]|left|right)-/,
  /(?<![\w-])(?:border|rounded)-[tb]?[lr]\b/,
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-|border-)?(?:left|right):\s*(?:-?[\d.]|auto|calc|var)/,
  /(?<![\w-])(?:text|text-align|float)(?:-|:\s*)(?:left|right)\b/,
];
test("styles: name no side of the screen", () => {
  const lines = globSync("src/**/*.{tsx,css}").flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line, i) => `${file}:${i + 1}: ${line.trim()}`),
  );
  expect(lines.filter((line) => sided.some((pattern) => pattern.test(line)))).toEqual([]);
});
