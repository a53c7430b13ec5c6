import jsQR from "jsqr";
import sharp from "sharp";

/**
 * @param picture PNG or WebP
 * @returns the text of its QR code, or `undefined`
 * @throws Error when it is no picture
 */
export async function readQr(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .flatten({ background: "white" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
