import { spawnSync } from "node:child_process";
import { rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { filesEndingIn } from "../../after-build/site-files.ts";
import { pageIds } from "../../app/site-map.server.ts";
import { writeMadeUpContent } from "./made-up-content.ts";
import { measuredOn, table, writeSection } from "./report.ts";

/**
 * Builds the site with ever more pages (made-up languages) and writes down what that took.
 * `npm run bench:growth -- 10 100 300`
 */
const asked = process.argv.slice(2).map(Number).filter(Boolean);
const sizes = asked.length > 0 ? asked : [10, 100, 300];

// In the project's folder, where the built server finds the packages it needs.
const folder = resolve("reports/growth");
const head = ["Pages", "Seconds", "ms a page", "Peak memory MB", "Site MB", "Scripts of Donate KB"];
const rows: string[][] = [];
for (const size of sizes) {
  rows.push(await build(Math.ceil(size / pageIds.length)));
  console.info(rows.at(-1)?.join("  "));
}
const lines = table(head, rows);
console.info(`\n${lines}`);
await writeSection("Growth", `${intro()}\n\n${lines}`);

async function build(languages: number): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await writeMadeUpContent(`${folder}/content`, languages);
  const cli = "node_modules/@react-router/dev/bin.cjs";
  const hook = resolve("scripts/bench/report-memory.ts");
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ["--import", hook, cli, "build"], {
    env: { ...process.env, CONTENT_DIR: `${folder}/content`, BUILD_DIR: `${folder}/build` },
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`the build of ${languages} languages failed:\n${stderr}`);
  const pages = languages * pageIds.length;
  const memory = Number(/peak memory: (\d+)/.exec(stderr)?.[1]) / 1024;
  const site = await sizeOf(await filesEndingIn(`${folder}/build/client`, ""));
  const scripts = await scriptsOfDonate(`${folder}/build/client`);
  await rm(folder, { recursive: true });
  return [
    String(pages),
    seconds.toFixed(1),
    ((seconds * 1000) / pages).toFixed(0),
    memory.toFixed(0),
    (site / 1024 ** 2).toFixed(1),
    (scripts / 1024).toFixed(1),
  ];
}

async function sizeOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What an interactive page's scripts come to after gzip: the list of routes is among them. */
async function scriptsOfDonate(site: string): Promise<number> {
  const packed = await filesEndingIn(`${site}/assets`, ".js.gz");
  const own = /\/(manifest|framework|shared|root|donate)-[^/]*$/;
  return sizeOf(packed.filter((file) => own.test(file)));
}

function intro(): string {
  return `\`npm run bench:growth\`: one build each, with made-up languages of ${pageIds.length} pages.\n\n${measuredOn(new Date())}`;
}
