import sharp from "sharp";
import { colour } from "../../styles/colours.server.ts";

export const shareCardPath = "/share.png";

/** The size for Facebook, WhatsApp and X, in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** The pictures that phones and other sites show. The build makes them from `art/`, as PNG, because none takes SVG. */
export const sitePictures = [
  [shareCardPath, drawShareCard],
  // The mark stays inside the circle of a maskable icon. The numbers are widths in pixels.
  ["/apple-touch-icon.png", () => drawIcon(180)],
  ["/icons/icon-192.png", () => drawIcon(192)],
  ["/icons/icon-512.png", () => drawIcon(512)],
] as const;

/** The drawings are flat, so few colours keep their edges smooth. */
const flat = { palette: true, colours: 64, effort: 10 } as const;

const drawIcon = (width: number): Promise<Buffer> =>
  sharp("art/icon.svg", { density: 144 }).resize(width).removeAlpha().png(flat).toBuffer();

/** The sign beside the drawing of Home, without words, so that it is right in every language. */
async function drawShareCard(): Promise<Buffer> {
  const { width, height } = shareCardSize;
  const drawing = await sharp("art/hero.svg")
    .resize({ height })
    .toBuffer({ resolveWithObject: true });
  const left = width - drawing.info.width;
  const sign = left - bandWidth;
  return sharp({ create: { width, height, channels: 3, background: colour("press") } })
    .composite([
      { input: await drawIcon(sign), left: 0, top: (height - sign) / 2 },
      { input: drawing.data, left, top: 0 },
      { input: tentBand(height), left: sign, top: 0 },
    ])
    .png(flat)
    .toBuffer();
}

const bandWidth = 24;

/** A band like the edge of the tent. */
const tentBand = (height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${bandWidth}" height="${height}">
<path fill="${colour("accent")}" d="M0 0h24v${height}H0z"/>
<path stroke="${colour("sun")}" stroke-width="9" stroke-dasharray="9 12" d="M12 6v${height}"/></svg>`);
