import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import * as v from "valibot";

// Continuous integration ends with what each runner has counted, because its log is long.

const count = v.number();

const vitestReport = v.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
});

const playwrightReport = v.object({
  stats: v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
});

function countsIn(report: unknown): readonly number[] {
  if (v.is(vitestReport, report)) {
    return [report.numPassedTests, report.numFailedTests, report.numPendingTests];
  }
  const { stats } = v.parse(playwrightReport, report);
  return [stats.expected, stats.unexpected + stats.flaky, stats.skipped];
}

for (const file of globSync("test-results/*.json").sort()) {
  const [passed, failed, skipped] = countsIn(JSON.parse(readFileSync(file, "utf8")));
  const runner = basename(file, ".json");
  console.info(`${runner}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}
