import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/build/**/*.test.ts", "{app,server,after-build,scripts,vite-plugins}/**/*.test.ts"],
    reporters: [["default"], ["json", { outputFile: "test-results/unit.json" }]],
  },
});
