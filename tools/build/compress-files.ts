import { globSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const texts = "**/*.{html,js,css,svg,json,xml,txt,ics,webmanifest}";

const minimumBytes = 512;

export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(texts, { cwd: folder }).values();
  const work = async () => {
    for (const file of files) await compressFile(join(folder, file));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < minimumBytes) return;
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
