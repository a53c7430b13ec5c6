import { create } from "qrcode";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { languages } from "../../content/load-content.ts";
import { loadSite } from "../../content/site.ts";
import { donateQrCode, drawQr } from "./qr-code.ts";
import { qrPath } from "./qr-image.tsx";

/** The squares that a path of `M x y h n` strokes paints, row by row. */
function paint(path: string, size: number): string[] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => "."));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    grid[Number(y)]?.fill("#", Number(x), Number(x) + Number(run));
  }
  return grid.map((row) => row.join(""));
}

function squaresOf(text: string): string[] {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  return Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (_, x) => (modules.get(y, x) ? "#" : ".")).join(""),
  );
}

describe("drawQr", () => {
  test.each(["https://example.org/donate", "https://example.org/ar/donate", "x"])(
    "paints the squares of the code for %s and nothing else",
    (text) => {
      const drawing = drawQr(text);
      const path = qrPath(drawing);
      expect(path.replaceAll(/M\d+ \d+h\d+/g, "")).toBe("");
      expect(paint(path, drawing.size)).toEqual(squaresOf(text));
    },
  );
});

describe("the QR code of the donate page", () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each(languages().map((language) => [language.code, language] as const))(
    "opens the page in %s",
    (_, language) => {
      const copy = new ContentCopy();
      copy.unset("site.yaml", ["bankily.qrImage"]);
      vi.stubEnv("CONTENT_DIR", copy.folder);
      const drawing = drawQr(`${loadSite().address}${language.prefix}/donate`);
      expect(donateQrCode(language)).toEqual(drawing);
    },
  );
});
