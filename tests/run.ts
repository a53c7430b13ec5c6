import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import { findWholeChromium } from "../tools/find-chromium.ts";

// Runs the npm scripts that are named after it, one after another, and ends with a summary.
// The first that fails is the last. `--new` forgets what an earlier run has written.

const args = process.argv.slice(2);
const started = performance.now();
if (args[0] === "--new") {
  args.shift();
  rmSync("test-results", { recursive: true, force: true });
}
// The scripts start Node many times, which compiles the same files.
process.env["NODE_COMPILE_CACHE"] = resolve("test-results/compiled");

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const summary: string[] = [];
for (const script of args) {
  if (process.exitCode) {
    summary.push(`not run  ${script}`);
    continue;
  }
  console.info(`\n=== npm run ${script}`);
  const start = performance.now();
  const child = spawn("npm", ["run", "--silent", script], { stdio: "inherit" });
  const code = await new Promise((end) => child.once("close", end));
  if (code !== 0) process.exitCode = 1;
  summary.push(`${code === 0 ? "ok    " : "FAILED"} ${secondsSince(start).padStart(8)}  ${script}`);
}

const count = v.number();

const vitestCounts = v.pipe(
  v.object({ numPassedTests: count, numFailedTests: count, numPendingTests: count }),
  v.transform((counts) => [counts.numPassedTests, counts.numFailedTests, counts.numPendingTests]),
);

const playwrightCounts = v.pipe(
  v.object({
    stats: v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  }),
  v.transform(({ stats }) => [stats.expected, stats.unexpected + stats.flaky, stats.skipped]),
);

/** What each runner has written about its last run. */
const reports = {
  "Unit tests": ["unit.json", vitestCounts],
  "Chromium, every journey": ["chromium.json", playwrightCounts],
  "Chromium, more": ["chromium-more.json", playwrightCounts],
  "Other programs": ["other-programs.json", vitestCounts],
} as const;

console.info(`\n${summary.join("\n")}\n       ${secondsSince(started).padStart(8)}  in all\n`);
if (args.includes("test:programs") && !findWholeChromium())
  console.info("Left out: restored tabs (only Chromium's shell is installed)");
if (existsSync("test-results/left-out.txt")) {
  const lines = readFileSync("test-results/left-out.txt", "utf8").trim().split("\n");
  for (const line of new Set(lines)) if (line !== "") console.info(`Left out: ${line}`);
}
for (const [runner, [file, schema]] of Object.entries(reports)) {
  if (!existsSync(`test-results/${file}`)) continue;
  const report = JSON.parse(readFileSync(`test-results/${file}`, "utf8"));
  const [passed, failed, skipped] = v.parse(schema, report);
  console.info(`${runner}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}
