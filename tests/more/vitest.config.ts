import { defineConfig } from "vitest/config";
import { findWholeChromium } from "../../tools/find-chromium.ts";
import { findBrowsers, type TestedBrowser } from "./browsers/find-browsers.ts";
import { leftOut as serversLeftOut } from "./hosting/start-nginx.ts";
import { missingForReader } from "./listening/open-desktop.ts";

declare module "vitest" {
  interface ProvidedContext {
    browser: TestedBrowser;
  }
}

// knip loads these settings too, before anything is built.
const isRun = process.env["VITEST"] !== undefined;
const { ready, leftOut } = isRun ? await findBrowsers() : { ready: [], leftOut: [] };
const missing = isRun ? missingForReader() : [];
leftOut.push(...serversLeftOut());
if (missing.length > 0) leftOut.push(`the screen reader: without ${missing.join(", ")}`);
if (!findWholeChromium()) leftOut.push("restored tabs: only Chromium's shell is installed");

/** Says at the end what this machine cannot run. */
const leftOutReporter = {
  onTestRunEnd: () => {
    for (const program of leftOut) console.info(`Left out: ${program}`);
  },
};

/** All programs run together, because each test mostly waits for its program. */
export default defineConfig({
  test: {
    globalSetup: ["tests/support/temporary-folders.ts"],
    maxWorkers: ready.length + 2,
    reporters: [
      "default",
      ["json", { outputFile: "test-results/other-programs.json" }],
      leftOutReporter,
    ],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: "builds", include: ["tests/more/build/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "screen reader",
          include: missing.length > 0 ? [] : ["tests/more/listening/journeys.test.ts"],
        },
      },
      ...ready.map((browser) => ({
        extends: true as const,
        test: {
          name: browser.id,
          include: ["tests/more/browsers/journeys.test.ts"],
          provide: { browser },
        },
      })),
    ],
  },
});
