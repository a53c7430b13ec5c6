import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell comes first, because it is the same browser without windows, and quicker. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const findBrowsers = (): string[] =>
  [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...installed].flatMap((path) =>
    path && existsSync(path) ? [path] : [],
  );

/** Finds `CHROMIUM_PATH`, Playwright's browser or the system's. @throws Error when there is none */
export function findChromium(): string {
  const [found] = findBrowsers();
  if (found) return found;
  throw new Error("no Chromium found: run `npm run setup-browser`, or set CHROMIUM_PATH");
}

/** Downloads Playwright's browser where there is none, or else installs Debian's. Only root may install. */
function installBrowser(): void {
  const isRoot = process.getuid?.() === 0;
  const libraries = isRoot ? "--with-deps " : "";
  const debian = "apt-get install --yes --no-install-recommends chromium-headless-shell";
  const ways = [
    `npx --no-install playwright install ${libraries}chromium`,
    ...(isRoot ? [`apt-get update && ${debian}`] : []),
  ];
  for (const command of ways) {
    if (findBrowsers().length === 0) spawnSync(command, { shell: true, stdio: "inherit" });
  }
  console.info(`Chromium: ${findChromium()}`);
}

if (import.meta.main) installBrowser();
