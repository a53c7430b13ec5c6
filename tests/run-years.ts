import { spawnSync } from "node:child_process";
import { contentOfYears } from "./support/long-records.ts";

// Builds the site with the records of years and tests what grows with them. It takes some ten minutes.

const mostSeconds = 60;
/** The largest memory of the build in kilobytes. */
const mostMemory = 1_000_000;

const { folder } = contentOfYears();

function run(command: string, args: readonly string[], env: Record<string, string> = {}): string {
  console.info(`\n=== ${[command, ...args].join(" ")}`);
  const { status, stdout } = spawnSync(command, args, {
    stdio: ["inherit", "pipe", "inherit"],
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: folder, ...env },
  });
  console.info(stdout);
  if (status !== 0) process.exitCode = 1;
  return stdout;
}

const tellMemory = "process.on('exit',()=>console.info('memory',process.resourceUsage().maxRSS))";
const started = performance.now();
const built = run("npm", ["run", "build"], {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellMemory)}`,
});
const seconds = (performance.now() - started) / 1000;
const memory = Math.max(...[...built.matchAll(/^memory (\d+)$/gm)].map(([, kb]) => Number(kb)));
if (!(seconds <= mostSeconds && memory <= mostMemory)) process.exitCode = 1;

run("vitest", ["run", "--project", "unit"]);
const grows = "weight accessibility/pages pages journeys/accounts journeys/diary journeys/my-gift";
run("playwright", ["test", ...grows.split(" ").map((name) => `tests/${name}`)]);
run("npm", ["run", "build"], { CONTENT_DIR: "content" });
console.info(`Build of the years: ${seconds.toFixed(1)} s, ${memory} KB of memory`);
