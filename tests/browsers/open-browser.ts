import { launch } from "puppeteer-core";
import oldPuppeteer from "puppeteer-core-10";
import { Builder, Capabilities, Key, Origin } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import type { TestedBrowser } from "./find-browsers.ts";
import { takeNoted, watchEvents } from "./watch-scripts.ts";

export type Tab = {
  readonly open: (address: string) => Promise<void>;
  readonly evaluate: (expression: string) => Promise<string>;
  readonly press: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly paste: () => Promise<void>;
  readonly takeProblems: () => Promise<string[]>;
  readonly close: () => Promise<void>;
};

export const windowSize = { width: 360, height: 740 } as const;

/** A proxy that nobody is at: no browser reaches anything but localhost, and knows it at once. */
const nowhere = "127.0.0.1:9";

const requestMs = 20_000;

export async function openBrowser(browser: TestedBrowser, origin: string): Promise<Tab> {
  if (browser.id === "webkit") return openWebkit(browser.binary);
  if (browser.id === "firefox") return openFirefox(browser.binary);
  return openChrome(browser, origin);
}

/** The last Puppeteer that can drive a Chrome as old as 80. */
async function openChrome({ binary, libraries }: TestedBrowser, origin: string): Promise<Tab> {
  const browser = await oldPuppeteer.launch({
    executablePath: binary,
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", `--proxy-server=${nowhere}`],
    defaultViewport: { ...windowSize, deviceScaleFactor: 1, isMobile: true },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  // A headless browser asks nobody, so it denies what a visitor's press would allow.
  const protocol = await page.target().createCDPSession();
  const permission = { name: "clipboard-write" };
  await protocol.send("Browser.setPermission", { origin, permission, setting: "granted" });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`page error: ${error}`));
  page.on("console", (message) => problems.push(...problemIn(message)));
  return tabOver(page, problems, () => browser.close());
}

async function openFirefox(binary: string): Promise<Tab> {
  const browser = await launch({
    browser: "firefox",
    executablePath: binary,
    extraPrefsFirefox: {
      "network.proxy.type": 1,
      "network.proxy.http": "127.0.0.1",
      "network.proxy.http_port": 9,
      "network.proxy.ssl": "127.0.0.1",
      "network.proxy.ssl_port": 9,
      "network.proxy.allow_hijacking_localhost": false,
      "ui.useOverlayScrollbars": 1,
      // A press counts as one only so long after a page has been opened.
      "dom.input_events.security.minNumTicks": 0,
      "dom.input_events.security.minTimeElapsedInMS": 0,
    },
  });
  const page = await browser.newPage();
  await page.setViewport(windowSize);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`page error: ${error}`));
  page.on("console", (message) => problems.push(...problemIn(message)));
  return tabOver(page, problems, () => browser.close());
}

/** What both versions have. */
type PuppeteerPage = {
  goto(address: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  evaluateOnNewDocument(expression: string): Promise<unknown>;
  setDefaultTimeout(ms: number): void;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: {
    type(text: string): Promise<void>;
    down(key: "Control"): Promise<void>;
    press(key: "v"): Promise<void>;
    up(key: "Control"): Promise<void>;
  };
};
type ConsoleMessage = { type(): string; text(): string; location(): { url?: string } };

function problemIn(message: ConsoleMessage): string[] {
  const level = message.type();
  if (!["error", "warn", "warning", "assert"].includes(level)) return [];
  return [`${level}: ${message.text()} (${message.location().url ?? "no address"})`];
}

async function tabOver(page: PuppeteerPage, problems: string[], close: Tab["close"]): Promise<Tab> {
  page.setDefaultTimeout(requestMs);
  await page.evaluateOnNewDocument(watchEvents);
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: async (expression) => String(await page.evaluate(expression)),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    paste: async () => {
      await page.keyboard.down("Control");
      await page.keyboard.press("v");
      await page.keyboard.up("Control");
    },
    takeProblems: async () => problems.splice(0),
    close,
  };
}

async function openWebkit(binary: string): Promise<Tab> {
  // The browser's sandbox refuses to run for root and in containers.
  Object.assign(process.env, { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", GDK_BACKEND: "x11" });
  const service = new DriverService.Builder("/usr/bin/WebKitWebDriver").setLoopback(true).build();
  const driver = await new Builder()
    .usingServer(await service.start(requestMs))
    .withCapabilities(webkitWith(binary))
    .build();
  await driver.manage().setTimeouts({ script: requestMs, pageLoad: requestMs });
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...windowSize });
  const evaluate = async (expression: string) =>
    driver.executeScript<string>(`return (async () => String(await ${expression}))()`);
  return {
    open: (address) => driver.get(address),
    evaluate,
    press: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    paste: () => driver.actions().keyDown(Key.CONTROL).sendKeys("v").keyUp(Key.CONTROL).perform(),
    takeProblems: async () => JSON.parse(await evaluate(takeNoted)),
    close: async () => {
      await driver.quit();
      await service.kill();
    },
  };
}

function webkitWith(binary: string): Capabilities {
  const screen = `-screen 0 ${windowSize.width}x${windowSize.height}x24`;
  return new Capabilities({
    browserName: "MiniBrowser",
    proxy: { proxyType: "manual", httpProxy: nowhere, sslProxy: nowhere, noProxy: ["localhost"] },
    "webkitgtk:browserOptions": {
      binary: "/usr/bin/xvfb-run",
      // Without its tool bar, which alone is wider than a phone.
      args: ["-a", "-s", screen, binary, "--automation", "--full-screen"],
    },
  });
}
