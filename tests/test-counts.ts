import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";

const count = v.number();

/** The runners' JSON reports in `test-results`, each read as how its tests ended. */
const reports = {
  "unit.json": v.pipe(
    v.object({ numPassedTests: count, numFailedTests: count, numPendingTests: count }),
    v.transform((one) => ({
      passed: one.numPassedTests,
      failed: one.numFailedTests,
      skipped: one.numPendingTests,
      leftOut: [],
    })),
  ),
  "browser.json": v.pipe(
    v.object({
      stats: v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
    }),
    v.transform(({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      leftOut: [],
    })),
  ),
  "browsers.json": v.object({
    passed: count,
    failed: count,
    skipped: count,
    leftOut: v.array(v.string()),
  }),
} as const;

/** How a runner's tests ended, and what it left out; undefined when it did not run. */
export function readCounts(name: keyof typeof reports) {
  const file = `test-results/${name}`;
  if (!existsSync(file)) return undefined;
  return v.parse(reports[name], JSON.parse(readFileSync(file, "utf8")));
}
