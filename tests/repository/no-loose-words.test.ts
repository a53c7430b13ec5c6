import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Biome finds words between elements. These patterns find words in attributes and behind conditions. */
const looseWords =
  /\b(?:alt|aria-label|aria-description|placeholder|title|label)="[^"]*\p{L}{2}|[?:|&]\s*"\p{Lu}[^"]* [^"]*"/gu;

test("components: have no words in their code", () => {
  const found = globSync("src/**/*.tsx").flatMap((file) =>
    (readFileSync(file, "utf8").match(looseWords) ?? []).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

// Tailwind does not see a class that a `${` follows at once, so that its style would be missing.
test("classes: each ends with a space before a value", () => {
  const glued = globSync("src/**/*.tsx").filter((file) =>
    /className=\{`[^`]*[^\s`]\$\{/.test(readFileSync(file, "utf8")),
  );
  expect(glued).toEqual([]);
});
