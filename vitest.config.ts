import { defineConfig } from "vitest/config";
import { builtOn, secondContent, secondFolder } from "./tests/support/second-site.ts";

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "all",
          // Tests in `tests/pages` read the built site.
          include: [
            "{src,server,hosting,tools}/**/*.test.ts",
            "tests/{pages,repository}/*.test.ts",
          ],
        },
      },
      {
        // A charity changes `content/`, and its tests must stay green. The second site has what it may have: its own
        // number, address and long holder, accounts and a diary of other months, and a language that has only its texts.
        extends: true,
        test: {
          name: "own content",
          include: ["tests/pages/*.test.ts"],
          exclude: ["**/second-site.test.ts"],
          env: {
            CONTENT_DIR: secondContent,
            BUILD_DIR: secondFolder,
            SOURCE_DATE_EPOCH: builtOn,
          },
        },
      },
    ],
    // Threads that run many files each need half a minute of processor time less than one for each file.
    pool: "threads",
    isolate: false,
    // Vitest would leave one core free for a person who watches.
    maxWorkers: "100%",
    globalSetup: ["tests/support/temporary-folders.ts"],
    setupFiles: ["tests/support/undo-changes.ts"],
    // The terminal of whoever runs the tests may be in French.
    env: { LC_ALL: "C" },
    // Tests of properties take longer than the usual five seconds.
    testTimeout: 60_000,
  },
});
