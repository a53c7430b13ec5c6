import fc from "fast-check";

const { PROPERTY_RUNS: runs = "500", PROPERTY_SEED: seed } = process.env;

/**
 * How many cases a property is tried on, and where they start from: anew each time, but the mutation
 * tester takes the same cases for each mutant, or its score would change by itself.
 * `npm run test:deep` sets both.
 */
fc.configureGlobal({ numRuns: Number(runs), ...(seed && { seed: Number(seed) }) });
