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

/** An npm package that carries a Chromium for Linux on x64, compressed, and libraries it needs. */
export type ChromePackage = {
  readonly name: string;
  readonly version: string;
  /** Of the package's file, as the registry states it. */
  readonly integrity: string;
};

/** That the registry could not be asked, or has no such package: nothing the project can fix. */
export class NotFetched extends Error {}

/**
 * Where browsers are kept from run to run, beside no project: `KHAYMA_BROWSERS`, else the user's
 * cache folder.
 */
function cacheFolder(): string {
  const caches = process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  return process.env["KHAYMA_BROWSERS"] || join(caches, "khayma-browsers");
}

/**
 * Gives an old Chromium and its libraries, fetched with npm, and so from the registry the user has
 * set up, unless they are in the cache. No script of the package is run.
 * @throws NotFetched when npm cannot fetch it
 */
export async function fetchChrome({ name, version, integrity }: ChromePackage) {
  const folder = join(cacheFolder(), `${name}-${version}`);
  const found = { binary: join(folder, "chromium"), libraries: join(folder, "lib") };
  if (existsSync(found.binary)) return found;
  console.info(`Fetching ${name} ${version} (about 50 MB) with npm into ${folder}`);
  await mkdir(cacheFolder(), { recursive: true });
  const work = await mkdtemp(`${folder}-`);
  try {
    const file = await pack(`${name}@${version}`, work);
    const sum = createHash("sha512")
      .update(await readFile(file))
      .digest("base64");
    if (`sha512-${sum}` !== integrity) throw new Error(`${name} ${version} is not what it was`);
    await run("tar", ["-xzf", file, "-C", work, "package/bin"]);
    const ready = join(work, "ready");
    await mkdir(ready);
    const part = (file: string) => decompress(join(work, "package", "bin", `${file}.br`));
    await writeFile(join(ready, "chromium"), await part("chromium"));
    await chmod(join(ready, "chromium"), 0o755);
    await writeFile(join(work, "aws.tar"), await part("aws.tar"));
    await run("tar", ["-xf", join(work, "aws.tar"), "-C", ready]);
    // Whole or not at all, also when two runs fetch it at once.
    await rename(ready, folder).catch((error: unknown) => {
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
    const lines = error instanceof Error ? error.message.split("\n") : [];
    throw new NotFetched(`npm could not fetch ${spec}: ${lines.at(1) ?? String(error)}`);
  }
}

async function decompress(file: string): Promise<Uint8Array> {
  return unpackBrotli(await readFile(file));
}
