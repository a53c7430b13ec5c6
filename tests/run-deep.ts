import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { areaNames } from "./mutation/areas.ts";

const cases = "10000";

function run(name: string, command: string, args: readonly string[], env: Record<string, string>) {
  const started = performance.now();
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exitCode = 1;
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  return `${status === 0 ? "ok    " : "FAILED"} ${minutes.padStart(5)} min  ${name}`;
}

rmSync("test-results", { recursive: true, force: true });
const properties = globSync("{src,server,hosting,tools}/**/*.test.ts").filter((file) =>
  readFileSync(file, "utf8").includes('from "fast-check"'),
);
const summary = [
  run(`${cases} cases of each property`, "vitest", ["run", ...properties], {
    PROPERTY_RUNS: cases,
  }),
  ...areaNames.map((area) =>
    run(`Mutants of ${area}`, "stryker", ["run", "tests/mutation/stryker.config.mjs"], {
      MUTATION_AREA: area,
    }),
  ),
];
console.info(`\n${summary.join("\n")}`);
