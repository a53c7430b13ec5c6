import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";

/** How a runner's tests ended. */
export type Counts = { passed: number; failed: number; skipped: number };

const unitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
});

const browserReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

const browsersReport = v.object({
  passed: v.number(),
  failed: v.number(),
  skipped: v.number(),
  leftOut: v.array(v.string()),
});

/** Counts of the tests in old and other browsers, and which were left out; undefined when they did not run. */
export function readCountsOfBrowsers(file: string): (Counts & { leftOut: string[] }) | undefined {
  return read(file, browsersReport);
}

/** Counts from Vitest's JSON report; undefined when it did not run. */
export function countsOfUnitTests(file: string): Counts | undefined {
  const report = read(file, unitReport);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    }
  );
}

/** Counts from Playwright's JSON report; undefined when it did not run. */
export function countsOfBrowserTests(file: string): Counts | undefined {
  const stats = read(file, browserReport)?.stats;
  return (
    stats && {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }
  );
}

function read<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  return existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, "utf8"))) : undefined;
}
