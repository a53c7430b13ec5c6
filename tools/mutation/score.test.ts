import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mutationScore } from "./score.ts";

const file = join(mkdtempSync(join(tmpdir(), "mutation-")), "report.json");

test("the share of mutants that were noticed, over all files, without those that could not run", () => {
  const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });
  const files = {
    "a.ts": mutants("Killed", "Timeout", "Survived", "RuntimeError"),
    "b.ts": mutants("Killed", "NoCoverage", "Ignored", "Killed"),
  };
  writeFileSync(file, JSON.stringify({ files }));
  expect(mutationScore(file)).toBe("66.7 % (4 of 6 killed)");
});

test("no report", () => {
  expect(mutationScore(`${file}.gone`)).toBe("no report");
});
