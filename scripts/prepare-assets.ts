import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** Makes what the build needs and git does not keep: fonts, in `generated/`. */

const folder = new URL("../generated/", import.meta.url);
const resolve = createRequire(import.meta.url).resolve;

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−←↑→↓\u2009\u200b\u200e\u200f\u202f`;
const arabic = `${range(0x600, 0x6ff)}\u200c\u200d\u200e\ufdfd`;

async function makeFont(script: "latin" | "arabic", characters: string): Promise<void> {
  const source = resolve(
    `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
  );
  const font = await subsetFont(readFileSync(source), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  writeFileSync(new URL(`readex-pro-${script}.woff2`, folder), font);
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}

mkdirSync(folder, { recursive: true });
await Promise.all([makeFont("latin", latin), makeFont("arabic", arabic)]);
