import fc from "fast-check";

const { PROPERTY_RUNS: runs = "500", PROPERTY_SEED: seed } = process.env;

// The mutation tester fixes the seed, so that its score does not change by chance.
fc.configureGlobal({ numRuns: Number(runs), ...(seed && { seed: Number(seed) }) });

const surrogates = { first: 0xd800, count: 0x800 };

const character = fc
  .nat(0x10ffff - surrogates.count)
  .map((n) => String.fromCodePoint(n < surrogates.first ? n : n + surrogates.count));

/** Gives what `fc.string({ unit: "binary" })` gives, but starts seconds sooner. */
export function anyText(length: { minLength?: number; maxLength?: number } = {}) {
  return fc.string({ ...length, unit: character });
}
