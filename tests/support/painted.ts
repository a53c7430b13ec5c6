import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** A line as it is painted from left to right, without isolates (Unicode, annex 9). */
export function painted(line: string, base: "ltr" | "rtl" | "auto"): string {
  const visual = bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, base));
  return visual.replaceAll(/[\u2066-\u2069]/gu, "");
}
