import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { leftOut } from "./find-web-server.ts";
import { countsOfBrowserTests, countsOfUnitTests, readCountsOfBrowsers } from "./test-counts.ts";

/** Runs every check of the project in turn, stops at the first that fails, and sums up. */

const steps = [
  ["Format and lint", "check:lint"],
  ["Types", "check:types"],
  ["Dead code", "check:dead-code"],
  ["Documents", "check:docs"],
  ["Unit tests", "test:unit"],
  ["Browser", "setup-browser"],
  ["Build", "build"],
  ["Browser tests", "test:browser"],
  ["Old and other browsers", "test:browsers"],
] as const;

rmSync("test-results", { recursive: true, force: true });

const summary: string[] = [];
for (const [name, script] of steps) {
  console.info(`\n=== ${name} (npm run ${script})`);
  const started = performance.now();
  const { status } = spawnSync("npm", ["run", "--silent", script], { stdio: "inherit" });
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  summary.push(`${status === 0 ? "ok    " : "FAILED"} ${seconds} s  ${name}`);
  if (status !== 0) {
    process.exitCode = 1;
    break;
  }
}

console.info(`\n${summary.join("\n")}\n`);
const browsers = readCountsOfBrowsers("test-results/browsers.json");
const hosts = leftOut().map((host) => `the configuration for ${host}`);
for (const what of [...hosts, ...(browsers?.leftOut ?? [])]) console.info(`Left out: ${what}`);
for (const [runner, counts] of [
  ["Unit", countsOfUnitTests("test-results/unit.json")],
  ["Chromium", countsOfBrowserTests("test-results/browser.json")],
  ["Old and other browsers", browsers],
] as const) {
  if (!counts) continue;
  console.info(
    `${runner}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
  );
}
