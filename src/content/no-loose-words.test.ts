import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Biome refuses words between elements; these stand in attributes, or behind a condition. */
const looseWords =
  /\b(?:alt|aria-label|aria-description|placeholder|title|label)="[^"]*\p{L}{2}|[?:|&]\s*"\p{Lu}[^"]* [^"]*"/gu;

test("no component has words of its own", () => {
  const found = globSync("src/**/*.tsx").flatMap((file) =>
    (readFileSync(file, "utf8").match(looseWords) ?? []).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

test.each(['<img alt="A tent" />', '<p>{ok ? "Yes sir" : null}</p>', '{none && "No gift yet"}'])(
  "%s has",
  (code) => expect(code).toMatch(looseWords),
);
