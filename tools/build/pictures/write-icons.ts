import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { icoOf } from "./ico.ts";

/**
 * The icons of the site by their place in it, with their width in pixels. The mark stays inside the
 * circle that a phone may cut out, so the maskable icon is the same drawing.
 */
export const icons = {
  "apple-touch-icon.png": 180,
  "icons/icon-192.png": 192,
  "icons/icon-512.png": 512,
  "icons/icon-maskable-512.png": 512,
} as const;

const icoSize = 32;

/** Draws `art/icon.svg` in every size that phones and older programs ask for. */
export async function writeIcons(folder: string): Promise<void> {
  const svg = await readFile(new URL("../../../art/icon.svg", import.meta.url));
  for (const [name, size] of Object.entries(icons)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await draw(svg, size));
  }
  await writeFile(join(folder, "favicon.ico"), icoOf(await draw(svg, icoSize), icoSize));
}

function draw(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: (72 * size) / 512 })
    .resize(size, size)
    .png({ palette: true, colours: 32, effort: 10 })
    .toBuffer();
}
