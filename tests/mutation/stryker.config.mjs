import { areas, chosenArea } from "./areas.ts";

const area = chosenArea();

// biome-ignore lint/style/noDefaultExport: it is what Stryker reads.
export default {
  testRunner: "vitest",
  vitest: { configFile: "tests/mutation/vitest.config.ts" },
  mutate: areas[area].mutate,
  concurrency: 1,
  // The preprocessor needs an interface that TypeScript 7 does not have; the tests need no tsconfig.
  tsconfigFile: "no-tsconfig.json",
  ignorePatterns: ["/art", "/build", "/generated", "/reports", "/docs"],
  reporters: ["clear-text", "json", "progress-append-only"],
  jsonReporter: { fileName: `test-results/mutation-${area}.json` },
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  thresholds: { high: 100, low: 100, break: areas[area].break },
};
