import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { repositoryItems } from "./repository-items.ts";

const lockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({ integrity: v.optional(v.string()), inBundle: v.optional(v.boolean()) }),
  ),
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "repository-"));
  for (const copied of [".github", ".gitlab"]) {
    cpSync(copied, join(folder, copied), { recursive: true });
  }
});

test("lock file: every package has a checksum, or is part of a package that has one", () => {
  const { packages } = v.parse(lockFile, JSON.parse(readFileSync("package-lock.json", "utf8")));
  const unchecked = Object.keys(packages).filter((path) => {
    const { integrity, inBundle } = packages[path] ?? {};
    return path !== "" && !inBundle && !integrity?.startsWith("sha512-");
  });
  expect(unchecked).toEqual([]);
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
