import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { repositoryItems, uncheckedPackages } from "./repository-items.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "repository-"));
  for (const copied of [".github", ".gitlab", "package-lock.json"]) {
    cpSync(copied, join(folder, copied), { recursive: true });
  }
});

/** These packages for other systems have the version of the package that asks for them. */
const otherSystems =
  /^node_modules\/(?:@astrojs\/compiler-binding|@biomejs\/cli|@oxc-parser\/binding|@tailwindcss\/oxide)-/;

test("lock file: every package has a checksum, except 39 packages of other systems", () => {
  const unchecked = uncheckedPackages();
  expect(unchecked.filter((path) => !otherSystems.test(path))).toEqual([]);
  expect(unchecked).toHaveLength(39);
});

test("launch check: names an installed package without a checksum", () => {
  mkdirSync(join(folder, "node_modules/@biomejs/cli-darwin-arm64"), { recursive: true });
  expect(repositoryItems(folder)).toContainEqual(
    expect.stringContaining("no checksum of node_modules/@biomejs/cli-darwin-arm64. Build on"),
  );
});

test("launch check: accepts the readers of changes that one list names", () => {
  writeFileSync(join(folder, ".github/CODEOWNERS"), "/content/ @tent/readers\n");
  expect(repositoryItems(folder)).toEqual([]);
});

test("launch check: asks for the readers of changes when no list names them", () => {
  writeFileSync(join(folder, ".github/CODEOWNERS"), "/content/ @change-me/readers\n");
  writeFileSync(join(folder, ".gitlab/CODEOWNERS"), "[Who is paid][2] @change-me/readers\n");
  expect(repositoryItems(folder)).toEqual([expect.stringContaining("@change-me is nobody")]);
});
