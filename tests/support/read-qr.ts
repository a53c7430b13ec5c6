import { readFileSync } from "node:fs";
import jsQR from "jsqr";
import sharp from "sharp";

/**
 * @param file PNG or WebP; its bytes are read here, because `sharp` remembers files by name
 * @returns the text of its QR code, or `undefined`
 * @throws Error when there is no such picture
 */
export async function readQr(file: string): Promise<string | undefined> {
  const { data, info } = await sharp(readFileSync(file))
    .flatten({ background: "white" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
