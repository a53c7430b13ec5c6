import { launch } from "puppeteer-core";
import oldPuppeteer from "puppeteer-core-10";
import { Builder, Capabilities, Key, Origin } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import type { TestedBrowser } from "./find-browsers.ts";

export type Tab = {
  readonly open: (address: string) => Promise<void>;
  readonly evaluate: (expression: string) => Promise<string>;
  readonly press: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly paste: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export const windowSize = { width: 360, height: 740 } as const;

/** A proxy that does not exist, so that a browser reaches only localhost and fails at once elsewhere. */
const nowhere = "127.0.0.1:9";

const requestMs = 20_000;

export async function openBrowser(browser: TestedBrowser, origin: string): Promise<Tab> {
  if (browser.id === "webkit") return openWebkit(browser.binary);
  if (browser.id === "firefox") return openFirefox(browser.binary);
  return openChrome(browser, origin);
}

/** The last Puppeteer that can drive Chrome 80. */
async function openChrome({ binary, libraries }: TestedBrowser, origin: string): Promise<Tab> {
  const browser = await oldPuppeteer.launch({
    executablePath: binary,
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", `--proxy-server=${nowhere}`],
    defaultViewport: { ...windowSize, deviceScaleFactor: 1, isMobile: true },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  // A headless browser denies the clipboard, which a press of a visitor would allow.
  const protocol = await page.target().createCDPSession();
  const permission = { name: "clipboard-write" };
  await protocol.send("Browser.setPermission", { origin, permission, setting: "granted" });
  return tabOver(page, () => browser.close());
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
      // Firefox ignores a press that comes too soon after a page has opened.
      "dom.input_events.security.minNumTicks": 0,
      "dom.input_events.security.minTimeElapsedInMS": 0,
    },
  });
  const page = await browser.newPage();
  await page.setViewport(windowSize);
  return tabOver(page, () => browser.close());
}

type PuppeteerPage = {
  goto(address: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: {
    type(text: string): Promise<void>;
    down(key: "Control"): Promise<void>;
    press(key: "v"): Promise<void>;
    up(key: "Control"): Promise<void>;
  };
};

function tabOver(page: PuppeteerPage, close: Tab["close"]): Tab {
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
    close,
  };
}

async function openWebkit(binary: string): Promise<Tab> {
  Object.assign(process.env, {
    // The browser's sandbox does not start for root and in containers.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    GDK_BACKEND: "x11",
    // Without a graphics card, layers of their own take a third more time.
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  });
  const service = new DriverService.Builder("/usr/bin/WebKitWebDriver").setLoopback(true).build();
  const driver = await new Builder()
    .usingServer(await service.start(requestMs))
    .withCapabilities(webkitWith(binary))
    .build();
  await driver.manage().setTimeouts({ script: requestMs, pageLoad: requestMs });
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...windowSize });
  return {
    open: (address) => driver.get(address),
    evaluate: (expression) =>
      driver.executeScript<string>(`return (async () => String(await ${expression}))()`),
    press: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    paste: () => driver.actions().keyDown(Key.CONTROL).sendKeys("v").keyUp(Key.CONTROL).perform(),
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
      // The tool bar alone is wider than a phone.
      args: ["-a", "-s", screen, binary, "--automation", "--full-screen"],
    },
  });
}
