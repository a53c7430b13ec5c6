import { globSync, readFileSync, writeFileSync } from "node:fs";
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
  const params = { [constants.BROTLI_PARAM_QUALITY]: files.length > mostAtDensest ? 5 : 11 };
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const content = readFileSync(path);
      if (content.length < minimumBytes) return;
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
