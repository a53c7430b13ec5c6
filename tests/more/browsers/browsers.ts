import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { homedir } from "node:os";
import { expect } from "@playwright/test";
import puppeteer from "puppeteer-core-10";
import { listenOn } from "../../../server/listen.ts";

// Playwright drives neither of these browsers. `.ci/setup-more` installs them.

const windowSize = { width: 360, height: 740 } as const;

/** A proxy that does not exist, so that a browser reaches only localhost and fails at once elsewhere. */
const nowhere = "127.0.0.1:9";

const chrome80 = `${homedir()}/.cache/khayma-browsers/chrome-80`;

/** The oldest browser that gets everything, by the last Puppeteer that can drive it. */
async function openChrome80(origin: string) {
  const browser = await puppeteer.launch({
    executablePath: `${chrome80}/chromium`,
    env: { ...process.env, LD_LIBRARY_PATH: `${chrome80}/lib` },
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", `--proxy-server=${nowhere}`],
    defaultViewport: { ...windowSize, isMobile: true },
  });
  const page = await browser.newPage();
  // A headless browser denies the clipboard, which a press of a visitor would allow.
  const protocol = await page.target().createCDPSession();
  const permission = { name: "clipboard-write" };
  await protocol.send("Browser.setPermission", { origin, permission, setting: "granted" });
  return {
    open: (url: string) => page.goto(url),
    /** Gives the value of an expression in the page as text. */
    evaluate: async (expression: string) => String(await page.evaluate(expression)),
    press: (css: string) => page.click(css),
    type: (css: string, text: string) => page.type(css, text),
    close: () => browser.close(),
  };
}

const [miniBrowser] = globSync("/usr/lib/*/webkit{2gtk-4.1,gtk-6.0,2gtk-4.0}/MiniBrowser");

/** Debian's small browser with the engine of Safari. Each command of WebDriver (W3C) has an address. */
async function openWebkit() {
  const { port, close } = await listenOn(() => {});
  await close();
  const program = spawn("/usr/bin/WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const root = `http://127.0.0.1:${port}`;
  async function ask(path: string, body?: object, method = "POST") {
    const request = { method, ...(body && { body: JSON.stringify(body) }) };
    const { value } = await (await fetch(`${root}/session${path}`, request)).json();
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  }
  let sessionId = "";
  // The driver needs a moment before it listens.
  await expect(async () => {
    ({ sessionId } = await ask("", { capabilities: { alwaysMatch: webkitOptions } }));
  }).toPass();
  await ask(`/${sessionId}/window/rect`, { x: 0, y: 0, ...windowSize });
  const run = (script: string, ...args: string[]) =>
    ask(`/${sessionId}/execute/sync`, { script, args });
  async function act(css: string, action: string, body: object) {
    // The driver's own scrolling did nothing in one of forty presses.
    const found = await run(findInView, css);
    await ask(`/${sessionId}/element/${Object.values(found)}/${action}`, body);
  }
  return {
    open: (url: string) => ask(`/${sessionId}/url`, { url }),
    evaluate: (expression: string) => run(`return (async () => String(await (${expression})))()`),
    press: (css: string) => act(css, "click", {}),
    type: (css: string, text: string) => act(css, "value", { text }),
    close: () => ask(`/${sessionId}`, undefined, "DELETE").then(() => program.kill()),
  };
}

const env = {
  ...process.env,
  // The browser's sandbox does not start for root and in containers.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  GDK_BACKEND: "x11",
  // Without a graphics card, layers of their own take a third more time.
  WEBKIT_DISABLE_COMPOSITING_MODE: "1",
};

const findInView = `const found = document.querySelector(arguments[0]);
  found.scrollIntoView({ block: "center" }); return found;`;

const webkitOptions = {
  browserName: "MiniBrowser",
  proxy: { proxyType: "manual", httpProxy: nowhere, sslProxy: nowhere, noProxy: ["localhost"] },
  "webkitgtk:browserOptions": {
    binary: "/usr/bin/xvfb-run",
    // The tool bar alone is wider than a phone.
    args: ["-a", "-s", "-screen 0 360x740x24", miniBrowser, "--automation", "--full-screen"],
  },
};

export type Tab = Awaited<ReturnType<(typeof browsers)[number]["launch"]>>;

export const browsers = [
  { name: "Chrome 80", isThere: existsSync(chrome80), launch: openChrome80 },
  { name: "WebKit", isThere: miniBrowser !== undefined, launch: openWebkit },
] as const;
