import { create } from "qrcode";
import { loadSite } from "../../content/load-content.server.ts";
import type { Language } from "../../content/schemas/languages.ts";
import { pathOf } from "../../site-map.server.ts";

/** A QR code as the page draws it: strokes one module wide in a square of `size` modules. */
export type QrDrawing = { readonly size: number; readonly path: string };

/** Either Bankily's own code, from `content/images`, or the address of this page. */
export type QrCode =
  | { readonly kind: "bankily"; readonly src: string }
  | ({ readonly kind: "page" } & QrDrawing);

const images = import.meta.glob<string>("/content/images/*.{png,svg}", {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * Draws a text as a QR code, when the site is built: one SVG path, so that the page needs no further
 * file, prints sharply and draws without a script. Error correction M, enough for a screen or a
 * poster, keeps the squares large.
 */
export function drawQr(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  const runs = Array.from({ length: size }, (_, y) =>
    runsOf(Array.from({ length: size }, (_, x) => modules.get(y, x) !== 0)).map(
      ({ start, length }) => `M${start} ${y}h${length}`,
    ),
  );
  return { size, path: runs.flat().join("") };
}

function runsOf(row: readonly boolean[]): { start: number; length: number }[] {
  const starts = row.flatMap((dark, x) => (dark && row[x - 1] !== true ? [x] : []));
  return starts.map((start) => {
    const end = row.indexOf(false, start);
    return { start, length: (end < 0 ? row.length : end) - start };
  });
}

/**
 * The QR code of the donate page in a language.
 * @throws Error when `site.yaml` names an image that is not in `content/images`
 */
export function donateQrCode(language: Language): QrCode {
  const { address, bankily } = loadSite();
  if (bankily.qrImage === undefined) {
    return { kind: "page", ...drawQr(address + pathOf("donate", language)) };
  }
  const src = images[`/content/images/${bankily.qrImage}`];
  if (src === undefined) {
    throw new Error(`content/site.yaml: bankily.qrImage: no ${bankily.qrImage} in content/images`);
  }
  return { kind: "bankily", src };
}
