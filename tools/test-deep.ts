import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { type Area, areaNames } from "./mutation/areas.ts";
import { mutationScore } from "./mutation/score.ts";
import { countsOfUnitTests } from "./test-counts.ts";

/** What takes too long for each change: properties on many cases, and mutants of the pure logic. */

/** Few cases, and always the same: a mutant must not live or die by chance. */
const mutationEnv = { PROPERTY_RUNS: "30", PROPERTY_SEED: "1" };
const propertyEnv = { PROPERTY_RUNS: "10000" };

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const started = performance.now();
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exitCode = 1;
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  return `${status === 0 ? "ok    " : "FAILED"} ${minutes.padStart(5)} min`;
}

function testProperties(): string {
  const files = globSync("{src,server,hosting,tools}/**/*.test.ts").filter((file) =>
    readFileSync(file, "utf8").includes('from "fast-check"'),
  );
  const outcome = run("vitest", ["run", ...files], propertyEnv);
  const counts = countsOfUnitTests("test-results/unit.json");
  return `${outcome}  Properties: ${counts?.passed ?? 0} tests passed, ${counts?.failed ?? 0} failed, ${propertyEnv.PROPERTY_RUNS} cases of each property`;
}

function mutate(area: Area): string {
  const outcome = run("stryker", ["run"], { ...mutationEnv, MUTATION_AREA: area });
  return `${outcome}  Mutants of ${area}: ${mutationScore(`test-results/mutation-${area}.json`)}`;
}

rmSync("test-results", { recursive: true, force: true });
const summary = [testProperties(), ...areaNames.map(mutate)];
console.info(`\n${summary.join("\n")}`);
