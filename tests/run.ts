import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { findWholeChromium } from "../tools/find-chromium.ts";
import { leftOut } from "./hosting/start-nginx.ts";
import { browsersLeftOut, readCounts } from "./test-counts.ts";

type Step = readonly [name: string, script: string];

rmSync("test-results", { recursive: true, force: true });
// The steps start Node a hundred times, which compiles the same files.
process.env["NODE_COMPILE_CACHE"] = resolve("test-results/compiled");
const summary: string[] = [];
/** What a failed step beside others has printed stands last, where it is looked for. */
const failures: string[] = [];

// Installing and the old browsers mostly wait, and a build uses one core: each runs beside another step.
const installed = runAside(["Browser", "setup-browser"]);
const linted = await inTurn([
  ["Format and lint", "check:lint"],
  // Types and build would both begin with the fonts.
  ["Fonts", "prepare-assets"],
]);
const typed = linted && runAside(["Types", "check:types"]);
const checked = linted && (await runStep(["Build", "build"])) && (await typed);
const old = installed.then(
  (ok) => ok && checked && runAside(["Old and other browsers", "test:old-browsers"]),
);
const unit = checked && (await runStep(["Unit tests", "test:unit"]));
const inChromium =
  unit &&
  (await installed) &&
  (await inTurn([
    // knip loads the settings of the browser tests, which need the browser.
    ["Dead code", "check:dead-code"],
    ["Browser tests", "test:chromium"],
  ]));
const passed = (await old) && inChromium;
if (!passed) process.exitCode = 1;

async function inTurn(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) if (!(await runStep(step))) return false;
  return true;
}

function runStep([name, script]: Step): Promise<boolean> {
  console.info(`\n=== ${name} (npm run ${script})`);
  return end(name, spawn("npm", ["run", "--silent", script], { stdio: "inherit" }));
}

async function runAside([name, script]: Step): Promise<boolean> {
  const child = spawn("sh", ["-c", `npm run --silent ${script} 2>&1`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [ok, printed] = await Promise.all([end(name, child), text(child.stdout)]);
  const section = `\n=== ${name} (npm run ${script})\n${printed}`;
  if (ok) console.info(section);
  else failures.push(section);
  return ok;
}

function end(name: string, child: ReturnType<typeof spawn>): Promise<boolean> {
  const started = performance.now();
  return new Promise((resolve) => {
    child.once("close", (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
      summary.push(`${code === 0 ? "ok    " : "FAILED"} ${seconds} s  ${name}`);
      resolve(code === 0);
    });
  });
}

for (const failure of failures) console.info(failure);
console.info(`\n${summary.join("\n")}\n`);
const runs = [
  ["Unit", readCounts("unit.json")],
  ["Chromium", readCounts("browser.json")],
  ["Old and other browsers", readCounts("browsers.json")],
] as const;
const history = findWholeChromium()
  ? []
  : ["restored tabs: Chromium is not installed, only its shell"];
for (const line of [...leftOut(), ...history, ...browsersLeftOut()])
  console.info(`Left out: ${line}`);
for (const [runner, counts] of runs) {
  if (!counts) continue;
  const { passed, failed, skipped } = counts;
  console.info(`${runner}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}
