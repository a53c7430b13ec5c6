import fc from "fast-check";

/** How many cases a property is tried on; `npm run test:deep` tries more. */
fc.configureGlobal({ numRuns: Number(process.env["PROPERTY_RUNS"] ?? 500) });
