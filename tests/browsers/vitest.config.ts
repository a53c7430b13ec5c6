import { mkdir, writeFile } from "node:fs/promises";
import { defineConfig } from "vitest/config";
import { missingForReader } from "../../tools/find-chromium.ts";
import { findBrowsers, type TestedBrowser } from "./find-browsers.ts";

declare module "vitest" {
  interface ProvidedContext {
    browser: TestedBrowser;
  }
}

// knip loads these settings too, before anything is built.
const isRun = process.env["VITEST"] !== undefined;
const { ready, leftOut } = isRun ? await findBrowsers() : { ready: [], leftOut: [] };
const missing = isRun ? missingForReader() : [];
if (missing.length > 0) leftOut.push(`the screen reader: without ${missing.join(", ")}`);
if (isRun) {
  for (const line of leftOut) console.info(`Left out: ${line}`);
  await mkdir("test-results", { recursive: true });
  await writeFile("test-results/browsers-left-out.json", JSON.stringify(leftOut));
}

/** All browsers run together, since each test mostly waits for its browser. */
export default defineConfig({
  test: {
    globalSetup: ["tests/support/temporary-folders.ts"],
    maxWorkers: ready.length + 1,
    passWithNoTests: true,
    reporters: [["default"], ["json", { outputFile: "test-results/browsers.json" }]],
    projects: [
      ...ready.map((browser) => ({
        test: {
          name: browser.id,
          include: ["tests/browsers/journeys.test.ts"],
          provide: { browser },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      })),
      {
        test: {
          name: "screen reader",
          include: missing.length > 0 ? [] : ["tests/listening/journeys.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
