import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell is the same browser without windows, and quicker. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const findBrowser = (isWanted = (_path: string) => true) =>
  [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...installed].find(
    (path) => path && existsSync(path) && isWanted(path),
  );

/** The headless shell restores no tabs and keeps no page in memory. @returns undefined when only it is installed */
export const findWholeChromium = () => findBrowser((path) => !path.includes("headless"));

/** Finds `CHROMIUM_PATH`, Playwright's browser or the system's. @throws Error when there is none */
export function findChromium(): string {
  const found = findBrowser();
  if (found) return found;
  throw new Error("no Chromium found: run `npm run setup-browser`, or set CHROMIUM_PATH");
}

/** Debian's packages for the screen reader, which needs a whole Chromium too. */
export const readerPrograms = {
  orca: "/usr/bin/orca",
  "dbus-daemon": "/usr/bin/dbus-daemon",
  xdotool: "/usr/bin/xdotool",
  xvfb: "/usr/bin/Xvfb",
} as const;

/** Debian's packages by their programs. All but the first are only for CI machines. */
const packages = {
  "chromium-headless-shell": findBrowser(),
  chromium: findWholeChromium(),
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xauth: "/usr/bin/xauth",
  nginx: "/usr/sbin/nginx",
  ...readerPrograms,
};

/** @returns the packages without which no screen reader starts */
export const missingForReader = (): string[] =>
  missingPrograms(Object.entries({ ...readerPrograms, chromium: findWholeChromium() }));

const missingPrograms = (programs: readonly (readonly [string, string | undefined])[]): string[] =>
  programs.flatMap(([name, program]) => (program && existsSync(program) ? [] : name));

/** Installs Debian's packages, or else Playwright's browser with its dependencies. */
function installBrowser(): void {
  const wanted = missingPrograms(
    Object.entries(packages).slice(0, process.env["CI"] ? undefined : 1),
  );
  if (wanted.length > 0) {
    apt("update");
    const known = wanted.filter((name) => spawnSync("apt-cache", ["show", name]).status === 0);
    if (known.length > 0) apt(`install --yes --no-install-recommends ${known.join(" ")}`);
  }
  if (!findBrowser()) runCommand("npx --no-install playwright install --with-deps chromium");
  console.info(`Chromium: ${findChromium()}`);
}

function apt(args: string): void {
  const sudo = process.getuid?.() === 0 ? "" : "sudo --non-interactive ";
  runCommand(`${sudo}env DEBIAN_FRONTEND=noninteractive SYSTEMD_OFFLINE=1 apt-get --quiet ${args}`);
}

function runCommand(command: string): void {
  console.info(command);
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  if (status !== 0) console.warn(`${command} failed`);
}

if (import.meta.main) installBrowser();
