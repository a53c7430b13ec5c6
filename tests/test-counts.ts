import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";

const count = v.number();

const vitestReport = v.pipe(
  v.object({ numPassedTests: count, numFailedTests: count, numPendingTests: count }),
  v.transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  })),
);

const reports = {
  "unit.json": vitestReport,
  "browsers.json": vitestReport,
  "browser.json": v.pipe(
    v.object({
      stats: v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
    }),
    v.transform(({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    })),
  ),
} as const;

export function readCounts(name: keyof typeof reports) {
  const file = `test-results/${name}`;
  if (!existsSync(file)) return undefined;
  return v.parse(reports[name], JSON.parse(readFileSync(file, "utf8")));
}

export function browsersLeftOut(): string[] {
  const file = "test-results/browsers-left-out.json";
  return existsSync(file)
    ? v.parse(v.array(v.string()), JSON.parse(readFileSync(file, "utf8")))
    : [];
}
