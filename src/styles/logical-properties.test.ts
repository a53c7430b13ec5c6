import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sidedClass =
  /(?<![\w-])(?:-?(?:(?:scroll-)?[mp][lr]|left|right)-|(?:text|float)-(?:left|right)\b|(?:border|rounded)-[tb]?[lr]\b)/;
const sidedProperty =
  /(?<![\w-])(?:(?:(?:scroll-)?(?:margin|padding)-|border-)?(?:left|right)\s*:|(?:text-align|float):\s*(?:left|right))/;

function linesWith(pattern: RegExp, files: string): string[] {
  return globSync(files).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
}

test("no component names a side of the screen", () => {
  expect(linesWith(sidedClass, "src/**/*.tsx")).toEqual([]);
});

test("no style sheet names a side of the screen", () => {
  expect(linesWith(sidedProperty, "src/**/*.css")).toEqual([]);
});

test("the check sees what it looks for", () => {
  for (const bad of "ml-4 -mr-2 pl-3 left-0 md:right-4 text-left border-l rounded-tl".split(" ")) {
    expect(`className="${bad}"`).toMatch(sidedClass);
  }
  for (const good of "ms-4 text-start rounded-soft scroll-mt-4 border-line from-left".split(" ")) {
    expect(`className="${good}"`).not.toMatch(sidedClass);
  }
  expect("margin-left: 1rem").toMatch(sidedProperty);
  expect("left: 0").toMatch(sidedProperty);
  expect("margin-inline: 0").not.toMatch(sidedProperty);
});
