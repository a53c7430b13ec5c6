import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const document = readFileSync("docs/specification-coverage.md", "utf8");
const faults = readFileSync("docs/faults.md", "utf8");

/** Rows name their tests as `file` › `words of the title as they stand in the file`. */
const named = [
  ...(document + faults).matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?)` › `([^`]+)`/g),
].map(([, file = "", title = ""]) => ({ file, title }));

const rows = document
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:Line|-)/.test(line));

test("sections 2 to 9 are all there", () => {
  for (const section of [2, 3, 4, 5, 6, 7, 8, 9]) {
    expect(document).toMatch(new RegExp(`^## Section ${section}\\b`, "m"));
  }
  expect(rows.length).toBeGreaterThan(80);
});

test("every line names a test, or says why it needs none", () => {
  expect(rows.filter((row) => !row.includes("` › `") && !row.includes("No test:"))).toEqual([]);
});

test.each(named)("$file has the test '$title'", ({ file, title }) => {
  expect(existsSync(file), file).toBe(true);
  expect(readFileSync(file, "utf8")).toContain(title);
});
