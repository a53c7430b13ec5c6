import fc from "fast-check";

const { PROPERTY_RUNS: runs = "500", PROPERTY_SEED: seed } = process.env;

// The mutation tester takes the same cases for each mutant, or its score would change by itself.
fc.configureGlobal({ numRuns: Number(runs), ...(seed && { seed: Number(seed) }) });

const surrogates = { first: 0xd800, count: 0x800 };

const character = fc
  .nat(0x10ffff - surrogates.count)
  .map((n) => String.fromCodePoint(n < surrogates.first ? n : n + surrogates.count));

/** `fc.string({ unit: "binary" })` is the same, but takes seconds to begin with. */
export function anyText(length: { minLength?: number; maxLength?: number } = {}) {
  return fc.string({ ...length, unit: character });
}
