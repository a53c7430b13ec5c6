import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Tests in `tests/pages` read the built site.
    include: ["{src,server,hosting,tools}/**/*.test.ts", "tests/{pages,repository}/*.test.ts"],
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
