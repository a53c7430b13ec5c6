import { openChrome } from "./chrome.ts";
import { findFirefox, findWebkit, installCommand, installInCi } from "./debian-browsers.ts";
import { type ChromePackage, fetchChrome, NotFetched } from "./fetch-chrome.ts";
import { openFirefox } from "./firefox.ts";
import type { Launch, OpenBrowser } from "./tab.ts";
import { openWebkit } from "./webkit.ts";

/** Whether a browser can be had on this machine, and how it is opened. */
type Found =
  | { readonly open: (launch: Launch) => Promise<OpenBrowser> }
  | { readonly leftOut: string };

/** A browser that the site is tested in. */
export type TestedBrowser = {
  readonly id: string;
  readonly name: string;
  /** Whether its console cannot be read, so that the server has to add `watchAll` to pages. */
  readonly silent: boolean;
  /** @throws Error when it was fetched and is not right */
  readonly find: () => Promise<Found>;
};

const chrome80: ChromePackage = {
  name: "chrome-aws-lambda",
  version: "2.1.1",
  integrity:
    "sha512-Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==",
};

const chrome92: ChromePackage = {
  name: "chrome-aws-lambda",
  version: "10.1.0",
  integrity:
    "sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==",
};

/**
 * The browsers. Two old Chromes come from npm packages that carry the binary: the oldest that the
 * site is made for, and one of phones with Android 5. They are fetched when needed and stay out of
 * the lock file: 50 MB each that a person who edits words never needs. Firefox and WebKit are
 * Debian's; on a machine of one's own they are used if they are there, and never installed.
 */
export const testedBrowsers: readonly TestedBrowser[] = [
  { id: "webkit", name: "WebKitGTK", silent: true, find: whereverLinux(debianWebkit) },
  { id: "firefox", name: "Firefox ESR", silent: false, find: whereverLinux(debianFirefox) },
  { id: "chrome-80", name: "Chrome 80", silent: false, find: whereverLinux(fromNpm(chrome80)) },
  { id: "chrome-92", name: "Chrome 92", silent: false, find: whereverLinux(fromNpm(chrome92)) },
];

function whereverLinux(find: () => Promise<Found>): () => Promise<Found> {
  const { platform, arch } = process;
  if (platform === "linux" && arch === "x64") return find;
  return async () => ({
    leftOut: `there is none for ${platform} on ${arch}, only for linux on x64`,
  });
}

function fromNpm(chromePackage: ChromePackage): () => Promise<Found> {
  return async () => {
    try {
      const files = await fetchChrome(chromePackage);
      return { open: (launch) => openChrome(files, launch) };
    } catch (error) {
      if (error instanceof NotFetched) return { leftOut: error.message };
      throw error;
    }
  };
}

async function debianFirefox(): Promise<Found> {
  const refused = await installInCi();
  const binary = findFirefox();
  if (binary === undefined) return missing(refused);
  return { open: (launch) => openFirefox(binary, launch) };
}

async function debianWebkit(): Promise<Found> {
  const refused = await installInCi();
  const files = findWebkit();
  if (files === undefined) return missing(refused);
  return { open: (launch) => openWebkit(files, launch) };
}

function missing(refused: string | undefined): Found {
  return { leftOut: refused ?? `not installed (on Debian: ${installCommand})` };
}
