import type { Locator } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";

export async function readQr(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  if (read === null) throw new Error("the QR code cannot be read");
  return read.data;
}
