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

/** Debian's packages for `npm run test:more`, by their programs. */
const packages = {
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

const isRoot = process.getuid?.() === 0;

/** Downloads Playwright's browser where there is none, or else installs Debian's. Only root may install. */
function installBrowser(): void {
  if (!findBrowser()) {
    const libraries = isRoot ? "--with-deps " : "";
    runCommand(`npx --no-install playwright install ${libraries}chromium`);
  }
  if (!findBrowser() && isRoot) installPackages(["chromium-headless-shell"], "");
  console.info(`Chromium: ${findChromium()}`);
}

/** Installs what `npm run test:more` can use and Debian has, on machines of continuous integration only. */
function installForMore(): void {
  const wanted = missingPrograms(Object.entries(packages));
  if (!process.env["CI"] || wanted.length === 0) return;
  installPackages(wanted, isRoot ? "" : "sudo --non-interactive ");
}

function installPackages(names: readonly string[], asRoot: string): void {
  const apt = `${asRoot}env DEBIAN_FRONTEND=noninteractive SYSTEMD_OFFLINE=1 apt-get --quiet`;
  runCommand(`${apt} update`);
  const known = names.filter((name) => spawnSync("apt-cache", ["show", name]).status === 0);
  if (known.length === 0) return;
  runCommand(`${apt} install --yes --no-install-recommends ${known.join(" ")}`);
}

function runCommand(command: string): void {
  console.info(command);
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  if (status !== 0) console.warn(`${command} failed`);
}

if (import.meta.main) {
  if (process.argv.includes("--more")) installForMore();
  else installBrowser();
}
