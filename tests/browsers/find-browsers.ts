import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

const run = promisify(execFile);
const unpackBrotli = promisify(brotliDecompress);

export type TestedBrowser = {
  readonly id: "webkit" | "firefox" | "chrome-80" | "chrome-92";
  readonly binary: string;
  readonly libraries?: string;
};

/** Chrome versions in npm packages: the oldest supported one, and the last for Android 5. */
const chromes = {
  "chrome-80": {
    version: "2.1.1",
    integrity:
      "sha512-Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==",
  },
  "chrome-92": {
    version: "10.1.0",
    integrity:
      "sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==",
  },
} as const;

const debians = {
  firefox: ["/usr/bin/firefox-esr"],
  webkit: ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"].map(
    (version) => `/usr/lib/x86_64-linux-gnu/${version}/MiniBrowser`,
  ),
} as const;

// The Chromes are not in the lock file, since they have 50 MB each and editors of words never need them.
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
  for (const id of ["chrome-80", "chrome-92"] as const) {
    try {
      ready.push({ id, ...(await fetchChrome(chromes[id])) });
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error;
      leftOut.push(`${id}: ${error.message}`);
    }
  }
  return { ready, leftOut };
}

class NotFetched extends Error {}

/** Takes a Chrome from the cache (`KHAYMA_BROWSERS`), or from npm without running its scripts. */
async function fetchChrome({ version, integrity }: { version: string; integrity: string }) {
  const caches = process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  const cache = process.env["KHAYMA_BROWSERS"] || join(caches, "khayma-browsers");
  const spec = `chrome-aws-lambda@${version}`;
  const folder = join(cache, `chrome-aws-lambda-${version}`);
  const found = { binary: join(folder, "chromium"), libraries: join(folder, "lib") };
  if (existsSync(found.binary)) return found;
  console.info(`Fetching ${spec} (about 50 MB) with npm into ${folder}`);
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(`${folder}-`);
  try {
    const file = await pack(spec, work);
    const hash = createHash("sha512").update(await readFile(file));
    if (`sha512-${hash.digest("base64")}` !== integrity) {
      throw new Error(`${spec} is not what it was: its checksum differs`);
    }
    await run("tar", ["-xzf", file, "-C", work, "package/bin"]);
    const part = async (name: string) =>
      unpackBrotli(await readFile(join(work, "package", "bin", `${name}.br`)));
    const unpacked = join(work, "ready");
    await mkdir(unpacked);
    await writeFile(join(unpacked, "chromium"), await part("chromium"));
    await chmod(join(unpacked, "chromium"), 0o755);
    await writeFile(join(work, "aws.tar"), await part("aws.tar"));
    await run("tar", ["-xf", join(work, "aws.tar"), "-C", unpacked]);
    // The folder appears complete or not at all, also when two runs fetch it together.
    await rename(unpacked, folder).catch((error: unknown) => {
      if (!existsSync(found.binary)) throw error;
    });
    return found;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function pack(spec: string, folder: string): Promise<string> {
  try {
    const args = ["pack", spec, "--pack-destination", folder, "--loglevel=error"];
    const { stdout } = await run("npm", args, { cwd: folder, timeout: 120_000 });
    return join(folder, stdout.trim().split("\n").at(-1) ?? "");
  } catch (error) {
    throw new NotFetched(`npm could not fetch ${spec}: ${String(error).split("\n")[1] ?? error}`);
  }
}
