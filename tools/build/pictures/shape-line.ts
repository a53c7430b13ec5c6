import { Direction as HarfBuzzDirection, Buffer as ShapingBuffer, shape } from "harfbuzzjs";
import { type Direction, type Run, visualRuns } from "./text-runs.ts";
import type { Typeface } from "./typeface.ts";

/** A line as outlines; its origin is the left end of the base line, y goes down. */
export type ShapedLine = {
  /** SVG `<path>` elements in font units, y upwards. */
  readonly paths: string;
  /** In font units. */
  readonly width: number;
};

/**
 * Shapes a line with HarfBuzz: joined and ligated letters, marks in place.
 * @throws Error for a character that the typeface does not have
 */
export function shapeLine(line: string, base: Direction, typeface: Typeface): ShapedLine {
  let width = 0;
  const paths: string[] = [];
  for (const run of visualRuns(line, base)) {
    for (const { text, script } of fontRuns(run, typeface)) {
      const shaped = shapeRun(text, run.direction, typeface.fonts[script]);
      paths.push(`<g transform="translate(${width} 0)">${shaped.paths}</g>`);
      width += shaped.width;
    }
  }
  return { paths: paths.join(""), width };
}

/** Splits a run by the font that has its characters, from left to right. */
function fontRuns({ text, direction }: Run, { scriptOf }: Typeface) {
  const runs: { text: string; script: keyof Typeface["fonts"] }[] = [];
  for (const character of text) {
    const script = scriptOf(character);
    if (script === undefined) throw new Error(`Readex Pro has no “${character}”, in: ${text}`);
    const last = runs.at(-1);
    if (last?.script === script) last.text += character;
    else runs.push({ text: character, script });
  }
  return direction === "rtl" ? runs.reverse() : runs;
}

function shapeRun(
  text: string,
  direction: Direction,
  font: Typeface["fonts"]["latin"],
): ShapedLine {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(direction === "rtl" ? HarfBuzzDirection.RTL : HarfBuzzDirection.LTR);
  shape(font, buffer);
  let width = 0;
  const paths: string[] = [];
  const positions = buffer.getGlyphPositions();
  for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = font.glyphToPath(codepoint);
    if (outline !== "") {
      paths.push(`<path transform="translate(${width + xOffset} ${yOffset})" d="${outline}"/>`);
    }
    width += xAdvance;
  }
  return { paths: paths.join(""), width };
}
