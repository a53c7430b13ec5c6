import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "tests/build/**/*.test.ts",
      "{app,server,after-build,hosting,scripts,vite-plugins}/**/*.test.ts",
    ],
    setupFiles: ["tests/support/property-runs.ts"],
    // Ten thousand cases of a property take longer than the usual five seconds.
    testTimeout: 60_000,
    reporters: [["default"], ["json", { outputFile: "test-results/unit.json" }]],
  },
});
