import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell comes first, because it is the same browser without windows, and quicker. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Finds `CHROMIUM_PATH`, Playwright's browser or the system's. @throws Error when there is none */
export function findChromium(): string {
  const { CHROMIUM_PATH = "" } = process.env;
  const found = [CHROMIUM_PATH, chromium.executablePath(), ...installed].find(existsSync);
  if (found) return found;
  throw new Error("no Chromium found: run `npm run setup-browser`, or set CHROMIUM_PATH");
}

if (import.meta.main) console.info(`Chromium: ${findChromium()}`);
