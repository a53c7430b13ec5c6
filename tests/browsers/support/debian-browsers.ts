import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The first of some files that is there. */
const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Where Debian puts Firefox's extended support release. */
export function findFirefox(): string | undefined {
  return firstOf(["/usr/bin/firefox-esr", "/usr/lib/firefox-esr/firefox-esr"]);
}

/** Where Debian puts WebKitGTK's driver and small browser, and a screen that nobody sees. */
export function findWebkit(): { driver: string; browser: string; screen: string } | undefined {
  const library = "/usr/lib/x86_64-linux-gnu";
  const driver = firstOf(["/usr/bin/WebKitWebDriver"]);
  const screen = firstOf(["/usr/bin/Xvfb"]);
  const browser = firstOf([
    `${library}/webkit2gtk-4.1/MiniBrowser`,
    `${library}/webkitgtk-6.0/MiniBrowser`,
    `${library}/webkit2gtk-4.0/MiniBrowser`,
  ]);
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/** How a person installs what is missing. */
export const installCommand = `apt-get install ${packages.join(" ")}`;

/**
 * Installs the browsers that Debian has, once, and only in CI, where the machine is nobody's own.
 * Gives why it could not, or undefined.
 */
export async function installInCi(): Promise<string | undefined> {
  if (!process.env["CI"] || (findFirefox() && findWebkit())) return undefined;
  console.info(`Installing with apt-get, as CI is set: ${packages.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await run("apt-get", ["update"], { env, timeout: 120_000 });
    const args = ["install", "--yes", "--no-install-recommends", ...packages];
    await run("apt-get", args, { env, timeout: 300_000, maxBuffer: 64 * 1024 * 1024 });
    return undefined;
  } catch (error) {
    return `apt-get could not install it: ${String(error).split("\n")[0]}`;
  }
}
