import { globSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const texts = "**/*.{html,js,css,svg,json,xml,txt,ics,webmanifest}";

const minimumBytes = 512;

/** A site with more files gets level 5, because Brotli's highest level takes 50 times as long for 8 % less. */
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
  const params = { [constants.BROTLI_PARAM_QUALITY]: level };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
