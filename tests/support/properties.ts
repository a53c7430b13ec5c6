import bidiFactory from "bidi-js";
import fc from "fast-check";

export { fc };

const surrogates = { first: 0xd800, count: 0x800 };

const character = fc
  .nat(0x10ffff - surrogates.count)
  .map((n) => String.fromCodePoint(n < surrogates.first ? n : n + surrogates.count));

/** Gives what `fc.string({ unit: "binary" })` gives, but starts seconds sooner. */
export function anyText(length: { minLength?: number; maxLength?: number } = {}) {
  return fc.string({ ...length, unit: character });
}

const bidi = bidiFactory();

/** A line as it is painted from left to right, without isolates (Unicode, annex 9). */
export function painted(line: string, base: "ltr" | "rtl" | "auto"): string {
  const visual = bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, base));
  return visual.replaceAll(/[\u2066-\u2069]/gu, "");
}
