import { defineConfig } from "vitest/config";

const propertyRuns = Number(process.env["PROPERTY_RUNS"] ?? 500);

export default defineConfig({
  test: {
    // Quicker to start than processes, one for each file.
    pool: "threads",
    // Vitest leaves one core to whoever watches; here nobody does.
    maxWorkers: "100%",
    include: ["tests/build/**/*.test.ts", "{src,server,hosting,tools}/**/*.test.ts"],
    globalSetup: ["tests/support/temporary-folders.ts"],
    setupFiles: ["tests/support/property-runs.ts"],
    // A property takes longer than the usual five seconds, the longer the more cases it has.
    testTimeout: Math.max(60_000, propertyRuns * 60),
    reporters: [["default"], ["json", { outputFile: "test-results/unit.json" }]],
  },
});
