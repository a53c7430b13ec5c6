import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./tools/find-chromium.ts";

const port = Number(process.env["TEST_PORT"] ?? 4273);

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/support/temporary-folders.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // On two cores a third one uses the time in which the others wait.
  workers: 3,
  // Long enough for a machine that is busy with something else; what is quick is told by budgets.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Playwright empties it at the start; the unit tests' counts stand beside it.
  outputDir: "test-results/browser",
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    timezoneId: "Africa/Nouakchott",
    // A trace of every test costs a third of the time; `npm run test:chromium -- --trace on` has one.
    trace: "off",
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-quic",
        // A process of its own for the empty page that each test starts with costs an eighth of the time.
        "--renderer-process-limit=1",
        // No machine but this one: see tests/support/site-test.ts.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
        // For a trial, such as `--force-effective-connection-type=2G`.
        ...(process.env["CHROMIUM_ARGS"]?.split(" ") ?? []),
      ],
    },
  },
  webServer: {
    command: "node server/start.ts",
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), MAILBOX_DIR: "test-results/mailbox" },
    reuseExistingServer: false,
    stdout: "ignore",
  },
});
