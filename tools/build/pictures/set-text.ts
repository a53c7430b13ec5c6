import { breakLines } from "./break-lines.ts";
import { shapeLine } from "./shape-line.ts";
import type { Direction } from "./text-runs.ts";
import type { Typeface } from "./typeface.ts";

type Setting = {
  readonly typeface: Typeface;
  readonly direction: Direction;
  /** Where lines start, in pixels: their left end, or their right end in Arabic. */
  readonly x: number;
  readonly maxWidth: number;
  /** Font sizes in pixels, the one wished for first. */
  readonly sizes: readonly number[];
  readonly maxLines: number;
  /** Line height in ems. */
  readonly lineHeight: number;
  readonly fill: string;
};

/** A text block at y 0; `height` is that of all its lines, in pixels. */
export type TextBlock = { readonly svg: string; readonly height: number };

/**
 * Sets a text in lines at the largest of the sizes at which it fits.
 * @throws Error naming the text, when it fits at none
 */
export function setText(text: string, setting: Setting): TextBlock {
  const { typeface, direction, maxWidth, sizes, maxLines, lineHeight } = setting;
  for (const size of sizes) {
    const scale = size / typeface.unitsPerEm;
    const widthOf = (line: string) => shapeLine(line, direction, typeface).width * scale;
    const lines = breakLines(text, maxWidth, widthOf);
    if (lines === undefined || lines.length > maxLines) continue;
    const leading = size * lineHeight;
    const baseline = (index: number) => Math.round(leading * index + leading / 2 + size * 0.34);
    return {
      svg: lines.map((line, i) => drawLine(line, baseline(i), scale, setting)).join(""),
      height: Math.round(leading * lines.length),
    };
  }
  throw new Error(`too long for a share card: ${text}`);
}

function drawLine(line: string, y: number, scale: number, setting: Setting): string {
  const { typeface, direction, x, fill } = setting;
  const { paths, width } = shapeLine(line, direction, typeface);
  const left = direction === "rtl" ? x - width * scale : x;
  return `<g fill="${fill}" transform="translate(${left.toFixed(1)} ${y}) scale(${scale} ${-scale})">${paths}</g>`;
}
