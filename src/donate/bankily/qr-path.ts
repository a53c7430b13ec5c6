/** A QR code: its squares row by row, four to a hexadecimal digit, the dark ones 1. */
export type QrDrawing = { readonly size: number; readonly squares: string };

/**
 * One SVG path for a QR code, strokes one module wide, so that the page needs no further file,
 * prints sharply and draws without a script.
 */
export function qrPath({ size, squares }: QrDrawing): string {
  const bits = squares.replace(/./g, (digit) =>
    Number.parseInt(digit, 16).toString(2).padStart(4, "0"),
  );
  return Array.from({ length: size }, (_, y) =>
    [...bits.slice(y * size, (y + 1) * size).matchAll(/1+/g)]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}`)
      .join(""),
  ).join("");
}
