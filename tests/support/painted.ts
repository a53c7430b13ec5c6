import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** One line as a screen paints it, from left to right, without the characters that only direct it. */
export function painted(line: string, direction: "ltr" | "rtl"): string {
  const levels = bidi.getEmbeddingLevels(line, direction);
  return bidi.getReorderedString(line, levels).replaceAll(/[\u2066-\u2069]/gu, "");
}
