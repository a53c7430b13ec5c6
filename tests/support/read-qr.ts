import type { Locator } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";

/** What a QR code on the page says. @throws Error when it cannot be read */
export async function readQr(code: Locator): Promise<string> {
  // A picture further down the page is asked for when it is near, and may come late.
  await code.scrollIntoViewIfNeeded();
  await code.evaluate(async (drawn) => {
    if (drawn instanceof HTMLImageElement) await drawn.decode();
  });
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  if (read === null) throw new Error("the QR code cannot be read");
  return read.data;
}
