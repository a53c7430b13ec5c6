import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { leftOut } from "./hosting/nginx.ts";
import { browsersLeftOut, readCounts } from "./test-counts.ts";

type Step = readonly [name: string, script: string];

/** What stands in one row runs side by side: the old browsers wait more than they work. */
const rows: readonly (readonly Step[])[] = [
  // First: the dead code's check loads the settings of the browser tests, which name the browser.
  [["Browser", "setup-browser"]],
  [["Format and lint", "check:lint"]],
  [["Types", "check:types"]],
  [["Dead code", "check:dead-code"]],
  [["Build", "build"]],
  [
    ["Unit tests", "test:unit"],
    ["Old and other browsers", "test:browsers"],
  ],
  [["Browser tests", "test:browser"]],
];

rmSync("test-results", { recursive: true, force: true });

const summary: string[] = [];
for (const row of rows) {
  const [first, ...beside] = row;
  if (first === undefined) continue;
  const ended = await Promise.all([run(first), ...beside.map(runAside)]);
  if (ended.every((ok) => ok)) continue;
  process.exitCode = 1;
  break;
}

function run([name, script]: Step): Promise<boolean> {
  console.info(`\n=== ${name} (npm run ${script})`);
  return end(name, spawn("npm", ["run", "--silent", script], { stdio: "inherit" }));
}

async function runAside([name, script]: Step): Promise<boolean> {
  const child = spawn("sh", ["-c", `npm run --silent ${script} 2>&1`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [ok, printed] = await Promise.all([end(name, child), text(child.stdout)]);
  console.info(`\n=== ${name} (npm run ${script})\n${printed}`);
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

console.info(`\n${summary.join("\n")}\n`);
const runs = [
  ["Unit", readCounts("unit.json")],
  ["Chromium", readCounts("browser.json")],
  ["Old and other browsers", readCounts("browsers.json")],
] as const;
for (const what of [...leftOut(), ...browsersLeftOut()]) console.info(`Left out: ${what}`);
for (const [runner, counts] of runs) {
  if (!counts) continue;
  const { passed, failed, skipped } = counts;
  console.info(`${runner}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}
