import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./tools/find-chromium.ts";

const port = Number(process.env["TEST_PORT"] ?? 4273);

// Node itself removes the types from tests, and keeps their lines. Playwright's workers then need no source maps:
// to look up the calls in them for each step would take a tenth of their time.
process.env["PW_DISABLE_TS_ESM"] = "1";
if (process.env["TEST_WORKER_INDEX"]) Reflect.deleteProperty(Error, "prepareStackTrace");

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  // `npm test` runs the first, `npm run test:more` the second.
  projects: [
    { name: "journeys", testIgnore: "more/**" },
    { name: "more", testMatch: "more/**/*.spec.ts" },
  ],
  globalSetup: "./tests/support/temporary-folders.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // On two cores a third worker makes the run a tenth longer.
  workers: 2,
  // This is long enough for a busy machine. Budgets check the speed.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: "test-results/browser",
  reporter: [["line"], ["./tests/support/left-out.ts"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    timezoneId: "Africa/Nouakchott",
    // Traces cost a third of the time. `npm run test:chromium -- --trace on` makes them.
    trace: "off",
    serviceWorkers: "block",
    // With motion each press would wait until the page has stopped scrolling.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--disable-quic",
        // One process less has a twentieth less to do.
        "--in-process-gpu",
        // A process for the empty page at the start of each test costs an eighth of the time.
        "--renderer-process-limit=1",
        // Tests reach only this machine (tests/support/site-test.ts).
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  webServer: {
    command: `node server/start.ts ${process.env["BUILD_DIR"] ?? "build"}/client`,
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), MAILBOX_DIR: "test-results/mailbox" },
    reuseExistingServer: false,
    stdout: "ignore",
  },
});
