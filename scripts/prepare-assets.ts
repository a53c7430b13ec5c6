import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import subsetFont from "subset-font";

/** Makes what the build needs and git does not keep: pictures and fonts, in `generated/`. */

const folder = new URL("../generated/", import.meta.url);
const art = new URL("../art/", import.meta.url);
const resolve = createRequire(import.meta.url).resolve;

/** Widths of the hero in pixels: a 360 px phone at 2× takes 720. */
const heroWidths = [480, 720, 960, 1280];

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−←↑→↓\u2009\u200b\u200e\u200f\u202f`;
const arabic = `${range(0x600, 0x6ff)}\u200c\u200d\u200e\ufdfd`;

async function makeHero(): Promise<void> {
  for (const width of heroWidths) {
    const image = sharp(new URL("hero.svg", art).pathname, { density: 144 }).resize({ width });
    writeFileSync(
      new URL(`hero-${width}.avif`, folder),
      await image.avif({ quality: 50, effort: 6 }).toBuffer(),
    );
    writeFileSync(
      new URL(`hero-${width}.webp`, folder),
      await image.webp({ quality: 72, effort: 6 }).toBuffer(),
    );
  }
}

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
await Promise.all([makeHero(), makeFont("latin", latin), makeFont("arabic", arabic)]);
