import { globSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const texts = "**/*.{html,js,css,svg,json,xml,txt,ics,webmanifest}";

const minimumBytes = 512;

/** Above this number level 5 is used, because Brotli's highest level takes 50 times as long for 8 % less. */
const mostAtDensest = 1000;

/** Gzip is for nginx. Netlify and Cloudflare compress themselves, and the local server sends Brotli as they do. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(texts, { cwd: folder });
  const level = files.length > mostAtDensest ? 5 : 11;
  const left = files.values();
  const compressNext = async () => {
    for (const file of left) await compressFile(join(folder, file), level);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}

async function compressFile(file: string, level: number): Promise<void> {
  const content = readFileSync(file);
  if (content.length < minimumBytes) return;
  // The window fits the file, because the usual one of 4 MB takes ten times as long for a page.
  const window = Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(content.length)));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: window,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
