import { spawnSync } from "node:child_process";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { filesEndingIn } from "../build/site-files.ts";

/** What is built and where to. */
export type Build = {
  readonly pages: number;
  readonly project: string;
  readonly content: string;
  readonly to: string;
};

export const head = [
  "Pages",
  "Seconds",
  "ms a page",
  "Peak memory MB",
  "Site MB",
  "Scripts of Donate KB",
] as const;

/** Builds a site once; a row of figures. @throws Error with what the build printed when it fails */
export async function measureBuild({ pages, project, content, to }: Build): Promise<string[]> {
  const cli = resolve("node_modules/@react-router/dev/bin.cjs");
  const hook = resolve("scripts/bench/report-memory.ts");
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ["--import", hook, cli, "build"], {
    cwd: project,
    env: { ...process.env, CONTENT_DIR: content, BUILD_DIR: to },
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`the build of ${pages} pages failed:\n${stderr}`);
  const memory = Number(/peak memory: (\d+)/.exec(stderr)?.[1]) / 1024;
  const site = await sizeOf(await filesEndingIn(`${to}/client`, ""));
  const scripts = await scriptsOfDonate(`${to}/client`);
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
