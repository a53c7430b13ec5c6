import fc from "fast-check";

const { PROPERTY_RUNS: runs = "500", PROPERTY_SEED: seed } = process.env;

// The mutation tester takes the same cases for each mutant, or its score would change by itself.
fc.configureGlobal({ numRuns: Number(runs), ...(seed && { seed: Number(seed) }) });
