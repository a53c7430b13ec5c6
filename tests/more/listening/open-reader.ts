import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { launch } from "puppeteer-core";
import { findWholeChromium } from "../../../tools/find-chromium.ts";
import { openDesktop, readerPrograms } from "./open-desktop.ts";
import { missingIn } from "./spoken.ts";

export type Reader = Awaited<ReturnType<typeof openReader>>;

const run = promisify(execFile);

/** A test never waits longer when Orca does nothing. It reads a whole page before it hears the next key. */
const patienceMs = 30_000;

/** A command of Orca that is silent for so long, while nothing moves, has broken off. */
const brokenMs = 5000;

/** A key has had all its effects when nothing moves for so long: Chromium gathers its news for up to 150 ms. */
const quietMs = 250;

/** Starts Orca and Chromium on a display of their own. */
export async function openReader() {
  const desktop = await openDesktop();
  const heard = listenTo(desktop.log);
  const until = async (isSo: () => boolean, problem: string): Promise<void> => {
    const begun = Date.now();
    while (!isSo()) {
      if (Date.now() - Math.max(begun, heard.lastLine()) > patienceMs)
        throw new Error([problem, ...heard.said()].join("\n"));
      await pause(80);
    }
  };
  await until(() => heard.said().length > 0, "Orca has not started");
  const page = await openBrowser(desktop.env);
  desktop.watch(page.browser().process()?.pid);
  const settle = async (expected: readonly string[] = []): Promise<string[]> => {
    let moved = Date.now();
    const isQuiet = () => {
      const isAtWork = heard.isAtWork() && Date.now() - heard.lastLine() < brokenMs;
      if (desktop.isBusy() || isAtWork) moved = Date.now();
      return Date.now() - Math.max(moved, heard.lastLine()) > quietMs;
    };
    const isSaid = () => missingIn(heard.said(), expected) === undefined;
    await until(() => isQuiet() && isSaid(), `not said: ${expected.join(" | ")}`);
    return heard.said();
  };
  /** Presses a key. @returns what is said then, once it contains all that is expected in this order */
  const press = async (key: string, ...expected: string[]) => {
    // Orca leaves out what a script changes while it reads on.
    if (await page.$("astro-island[ssr]")) {
      await page.waitForSelector("astro-island[ssr]", { hidden: true });
      await settle();
    }
    heard.begin(key);
    await run(readerPrograms.xdotool, ["key", key], { env: desktop.env });
    await until(() => heard.hasReleased(key), `Orca has not noticed ${key}`);
    return settle(expected);
  };
  const open = async (address: string, title: string) => {
    // From another page of the site, Orca may take a list in the new page for what the visitor has chosen.
    heard.begin("blank");
    await page.goto("data:text/html,<title>blank</title>");
    await settle(["blank"]);
    heard.begin(address);
    await page.goto(address);
    await settle([title]);
  };
  return {
    takeProtocol: heard.takeProtocol,
    press,
    open,
    /** Hears the page from here to its end. A part that goes away meanwhile breaks Orca off: then it goes on. */
    read: async (...expected: string[]) => {
      const first = await press("KP_Add");
      const read = heard.isAtWork() ? [...first, ...(await press("KP_Add"))] : first;
      const missing = missingIn(read, expected);
      assert.equal(missing, undefined, [`not said: ${missing}`, ...read].join("\n"));
      return read;
    },
    /**
     * Presses a key until all is said, in this order, and goes back once where nothing is said: Orca does not
     * hear of each change of the focus. @returns all that was said on the way
     */
    walk: async (key: string, ...to: string[]) => {
      const walked: string[] = [];
      const [back, again] = waysBack(key);
      for (let presses = 0; missingIn(walked, to) !== undefined; presses += 1) {
        if (presses === 50) throw new Error([`never said: ${to}`, ...walked].join("\n"));
        let said = await press(key);
        if (said.length === 0) {
          await press(back);
          said = await press(again);
        }
        walked.push(...said);
      }
      return walked;
    },
    /** Past Orca, for which letters are commands until it has noticed the field. */
    type: async (text: string, ...expected: string[]) => {
      heard.begin(text);
      await page.keyboard.sendCharacter(text);
      return settle(expected);
    },
    /** Writes into a form that was heard before. */
    fill: async (form: string, texts: Readonly<Record<string, string>>) => {
      heard.begin(form);
      for (const [field, text] of Object.entries(texts))
        await page.locator(`#${form}-${field}`).fill(text);
      await settle();
    },
    /** Hears what the page says when the browser has a connection again. */
    goOnline: async (...expected: string[]) => {
      heard.begin("online");
      await page.evaluate(() => void dispatchEvent(new Event("online")));
      return settle(expected);
    },
    close: async () => {
      await page.browser().close();
      desktop.close();
    },
  };
}

/** The keys that leave where a key has led to, and come there again. */
function waysBack(key: string): readonly [back: string, again: string] {
  if (key === "Return") return ["shift+Tab", "Tab"];
  return [key.startsWith("shift+") ? key.slice("shift+".length) : `shift+${key}`, key];
}

/** Follows Orca's log: what it says, and what it has dealt with. */
function listenTo(log: Readable) {
  const speech = /^SPEECH OUTPUT: '(.*)'(?: voice=\w+)?(?:[[{].*)?$/u;
  const protocol: string[] = [];
  let [releases, commands, begun, lastLine] = [0, 0, 0, Date.now()];
  createInterface(log).on("line", (line) => {
    lastLine = Date.now();
    const [, words = ""] = speech.exec(line) ?? [];
    if (words.trim() !== "") protocol.push(words);
    if (line.startsWith("^^^^^ PROCESS ATSPI_KEY_RELEASED_EVENT")) releases += 1;
    if (line.startsWith("vvvvv CONSUME")) commands += 1;
    if (line.startsWith("^^^^^ CONSUME")) commands -= 1;
  });
  return {
    begin: (what: string) => {
      [releases, commands, begun] = [0, 0, protocol.push(`> ${what}`)];
    },
    hasReleased: (keys: string) => releases >= keys.split("+").length,
    isAtWork: () => commands > 0,
    /** @returns when Orca last did something, in milliseconds since 1970 */
    lastLine: () => lastLine,
    /** What was said since something began. */
    said: () => protocol.slice(begun),
    takeProtocol: () => protocol.splice(0),
  };
}

async function openBrowser(env: NodeJS.ProcessEnv) {
  const browser = await launch({
    executablePath: `${findWholeChromium()}`,
    userDataDir: `${env["HOME"]}/profile`,
    headless: false,
    env,
    defaultViewport: null,
    ignoreDefaultArgs: ["--enable-automation"],
    args: [
      "--no-sandbox",
      // Otherwise a bar that warns of the line above takes the keys.
      "--test-type",
      "--disable-gpu",
      "--force-renderer-accessibility=complete",
      // The site does not have this language, so it offers no other.
      "--accept-lang=de",
      // Each scrolled line is drawn, and nobody sees it.
      "--window-size=500,300",
      "--disable-smooth-scrolling",
      "--force-prefers-reduced-motion",
      // Such a window has no address bar that could take the keys.
      "--app=data:text/html,<title>-</title>",
    ],
  });
  const [page] = await browser.pages();
  return page ?? browser.newPage();
}
