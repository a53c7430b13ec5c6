import jsQR from "jsqr";
import { expect, test } from "vitest";
import { drawQr, epcText } from "./qr-code.ts";
import type { QrDrawing } from "./qr-image.tsx";

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
