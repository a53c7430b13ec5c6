import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { places, withPages } from "./made-up-pages.ts";

test.each(Object.entries(places))("%s is written as the growth bench knows it", (file, inFile) => {
  const text = readFileSync(file, "utf8");
  const grown = withPages(text, inFile, [1, 2]);
  expect(grown.split("\n")).toHaveLength(text.split("\n").length + 2 * inFile.length);
  expect(grown.match(/madeUp2\b/g)?.length).toBeGreaterThanOrEqual(inFile.length);
});

test("a file that is written in another way is not taken for known", () => {
  const [place] = places["app/routes.ts"];
  expect(() => withPages("const files = {};\n", [place], [1])).toThrow(
    "expected one line privacy:",
  );
});
