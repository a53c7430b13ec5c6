import { spawnSync } from "node:child_process";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { filesEndingIn } from "../build/site-files.ts";

/** What one build took: time in seconds, its memory at most and the size of the site in MB. */
export type BuildCost = {
  readonly seconds: number;
  /** What all processors worked, which other programs on the machine hardly change. */
  readonly processorSeconds: number;
  readonly memoryMb: number;
  readonly siteMb: number;
};

/**
 * Builds the site of `scratch/content` into `scratch/build` once.
 * @throws Error with what the build printed when it fails
 */
export async function measureBuild(scratch: string): Promise<BuildCost> {
  const started = performance.now();
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--import",
      resolve("tools/bench/report-memory.ts"),
      "node_modules/astro/bin/astro.mjs",
      "build",
    ],
    {
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: "1",
        CONTENT_DIR: `${scratch}/content`,
        BUILD_DIR: `${scratch}/build`,
      },
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    },
  );
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`the build failed (${signal ?? status}):\n${stdout}${stderr}`);
  const memoryMb = Number(/peak memory: (\d+)/.exec(stderr)?.[1]) / 1024;
  const processorSeconds = Number(/processor: (\d+)/.exec(stderr)?.[1]) / 1e6;
  const files = await filesEndingIn(`${scratch}/build/client`, "");
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const siteMb = sizes.reduce((sum, size) => sum + size, 0) / 1024 ** 2;
  return { seconds, processorSeconds, memoryMb, siteMb };
}
