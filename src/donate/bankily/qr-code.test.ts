import jsQR from "jsqr";
import { create } from "qrcode";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { languages } from "../../content/load-content.ts";
import { loadSite } from "../../content/site.ts";
import { donateQrCode, drawQr, epcText } from "./qr-code.ts";
import { type QrDrawing, qrPath } from "./qr-image.tsx";

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

// The IBAN registry's example for France.
const transfer = {
  iban: "FR1420041010050500013M02606",
  bic: "ABCDFRPP",
  holder: "ASSOCIATION D’ENTRAIDE",
  reference: "Donation",
};

/** What a camera would read of a drawing, printed four pixels to a square. */
function readDrawing({ size, squares }: QrDrawing): string | undefined {
  const [scale, quiet] = [4, 4];
  const bits = squares.replace(/./g, (digit) =>
    Number.parseInt(digit, 16).toString(2).padStart(4, "0"),
  );
  const side = (size + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const x = Math.floor((pixel % side) / scale) - quiet;
    const y = Math.floor(pixel / side / scale) - quiet;
    const dark = x >= 0 && y >= 0 && x < size && y < size && bits[y * size + x] === "1";
    if (dark) pixels.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return jsQR(pixels, side, side)?.data;
}

test("a transfer is written line by line as the guideline has it, and a reader finds it in the code", () => {
  const text = epcText(transfer);
  expect(text?.split("\n")).toEqual([
    "BCD",
    "002",
    "1",
    "SCT",
    "ABCDFRPP",
    "ASSOCIATION D’ENTRAIDE",
    "FR1420041010050500013M02606",
    "",
    "",
    "",
    "Donation",
  ]);
  expect(readDrawing(drawQr(text ?? ""))).toBe(text);
});

test("the longest name and reference that the content may have fit, in Arabic too", () => {
  const longest = { ...transfer, holder: "ج".repeat(60), reference: "ج".repeat(40) };
  const text = epcText(longest);
  expect(readDrawing(drawQr(text ?? ""))).toBe(text);
  expect(() => epcText({ ...transfer, reference: "ج".repeat(200) })).toThrow(RangeError);
});

test("an account outside SEPA has no code", () => {
  expect(epcText({ ...transfer, iban: "MR1300020001010000123456753" })).toBeUndefined();
});
