import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell is the same browser without windows, and quicker. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** `CHROMIUM_PATH`, Playwright's own, or the system's. @throws Error when there is none */
export function findChromium(): string {
  const candidates = [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...installed];
  const found = candidates.find((path): path is string => path !== undefined && existsSync(path));
  if (found !== undefined) return found;
  throw new Error("no Chromium found: run `npm run setup-browser`, or set CHROMIUM_PATH");
}

function installChromium(): string {
  const attempts: [string, string[]][] = [
    ["npx", ["--no-install", "playwright", "install", "--with-deps", "chromium"]],
    ["apt-get", ["update"]],
    [
      "apt-get",
      ["install", "--yes", "--no-install-recommends", "chromium", "chromium-headless-shell"],
    ],
  ];
  for (const [command, args] of attempts) {
    try {
      return findChromium();
    } catch {
      console.info(`No Chromium found, installing one: ${command} ${args.join(" ")}`);
      run(command, args);
    }
  }
  return findChromium();
}

function run(command: string, args: string[]): void {
  try {
    execFileSync(command, args, { stdio: "inherit" });
  } catch (error) {
    console.warn(`${command} ${args.join(" ")} failed: ${String(error).split("\n")[0]}`);
  }
}

/** In CI, where the machine is nobody's own, with the other engines. */
if (import.meta.main) {
  console.info(`Chromium: ${installChromium()}`);
  const others = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"];
  if (process.env["CI"] && !existsSync("/usr/bin/WebKitWebDriver")) {
    run("apt-get", ["update"]);
    run("apt-get", ["install", "--yes", "--no-install-recommends", ...others]);
  }
}
