import { configDefaults, defineConfig } from "vitest/config";
import { ownRecords } from "./tests/support/given-content.ts";

const readsContent =
  "accounts,admin,content,diary,donate,events,forms,layouts,my-gift,questions,seo";

export default defineConfig({
  test: {
    // A thread for all files takes half a minute of a processor less than one for each file.
    pool: "threads",
    isolate: false,
    // Vitest would leave one core free for a person who watches.
    maxWorkers: "100%",
    globalSetup: ["tests/support/temporary-folders.ts", "tests/support/given-content.ts"],
    setupFiles: ["tests/support/undo-changes.ts"],
    // A property takes longer than the usual five seconds.
    testTimeout: 60_000,
    reporters: [["default"], ["json", { outputFile: "test-results/unit.json" }]],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{src,server,hosting,tools}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "own records",
          env: { CONTENT_DIR: ownRecords },
          include: [
            `src/{${readsContent}}/**/*.test.ts`,
            "src/*.test.ts",
            "tools/launch-check.test.ts",
          ],
          exclude: [...configDefaults.exclude, "src/{content/no-loose-words,folders}.test.ts"],
        },
      },
    ],
  },
});
