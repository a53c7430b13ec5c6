import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentOfYears } from "./support/long-records.ts";
import gatherTemporaryFolders from "./support/temporary-folders.ts";

// Builds the site with the records of years and tests what grows with them. It takes some ten minutes.

const mostSeconds = 60;
/** The largest memory of the build in kilobytes: one gigabyte. */
const mostMemory = 1024 * 1024;

const removeTemporaryFolders = gatherTemporaryFolders();
const { folder } = contentOfYears();

function run(command: string, env: Record<string, string> = {}): void {
  console.info(`\n=== ${command}`);
  const [program = "", ...args] = command.split(" ");
  const { status } = spawnSync(program, args, {
    stdio: "inherit",
    env: { ...process.env, CONTENT_DIR: folder, ...env },
  });
  if (status !== 0) process.exitCode = 1;
}

const memoryFile = join(tmpdir(), "memory.txt");
const noteMemory = `import { appendFileSync } from "node:fs"; process.on("exit", () =>
  appendFileSync(${JSON.stringify(memoryFile)}, process.resourceUsage().maxRSS + "\\n"));`;
const started = performance.now();
run("npm run build", {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(noteMemory)}`,
});
const seconds = (performance.now() - started) / 1000;
const memory = Math.max(...readFileSync(memoryFile, "utf8").split("\n").map(Number));
if (seconds > mostSeconds || memory > mostMemory) process.exitCode = 1;

run("vitest run --project unit");
const grows =
  "more/weight more/accessibility/pages pages/links journeys/accounts journeys/diary journeys/my-gift";
run(`playwright test ${grows.replace(/\S+/g, "tests/$&")}`);
run("npm run build", { CONTENT_DIR: "content" });
console.info(`Build of the years: ${seconds.toFixed(1)} s, ${memory} KB of memory`);
removeTemporaryFolders();
