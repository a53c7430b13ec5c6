import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/**
 * A line of plain text as it is painted, from left to right (Unicode, annex 9).
 * The isolates themselves are not painted, so they are left out.
 * @param base the direction that the showing program takes for the line; "auto" for its first letter's
 */
export function painted(line: string, base: "ltr" | "rtl" | "auto"): string {
  const visual = bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, base));
  return visual.replaceAll(/[\u2066-\u2069]/gu, "");
}
