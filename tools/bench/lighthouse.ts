import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { ratesKey, ratesUpdatedAtKey } from "../../src/donate/rates/rate-cache.ts";
import { findChromium } from "../find-chromium.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export const byteKinds = ["document", "script", "font", "image", "other"] as const;

/**
 * One measurement of a page: first and largest contentful paint and total blocking time in milliseconds,
 * bytes over the network with headers (the document holds the styles), scores from 0 to 100, and the
 * names of the audits that did not pass.
 */
export type Measured = ReturnType<typeof readResult>;

const chromeFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  // The certificate is made for the occasion.
  "--ignore-certificate-errors",
];

/**
 * Measures a page as a phone sees it on its first visit (Lighthouse, mobile), in a new browser.
 * @param scored the categories to score; the others are 0
 */
export async function measure(
  url: URL,
  scored: readonly (typeof categories)[number][],
): Promise<Measured> {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags });
  try {
    await storeRates(chrome.port, url);
    const result = await lighthouse(url.href, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: [...scored],
      disableFullPageScreenshot: true,
      // The browser is new; what is stored are the rates alone.
      disableStorageReset: true,
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url.pathname}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    }
    return readResult(result.lhr);
  } finally {
    chrome.kill();
  }
}

/**
 * Gives a browser rates of an hour ago, so that Donate asks no other machine, which would be measured
 * with it. Over the browser's own protocol (Chrome DevTools), in a tab that is closed again.
 */
async function storeRates(port: number, url: URL): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const tab = await browser.contexts()[0]?.newPage();
  if (tab === undefined) throw new Error("the browser has no window to open a tab in");
  await tab.goto(new URL("/__mailbox", url).href);
  const rates = { rates: { MRU: 1, USD: 0.025, EUR: 0.022, XOF: 14.4 }, source: "frankfurter" };
  const stored = {
    [ratesKey]: JSON.stringify(rates),
    [ratesUpdatedAtKey]: new Date(Date.now() - 3_600_000).toISOString(),
  };
  await tab.evaluate((items) => void Object.assign(localStorage, items), stored);
  await tab.close();
  await browser.close();
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function readResult({ audits, categories: scored }: Result) {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: (typeof categories)[number]) => Math.round((scored[id]?.score ?? 0) * 100);
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items : [];
  const bytes = { document: 0, script: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType, transferSize } of requests) {
    const name = String(resourceType).toLowerCase();
    const kind = byteKinds.find((one) => one === name) ?? "other";
    bytes[kind] += Number(transferSize) || 0;
  }
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes,
    requests: requests.length,
    scores: categories.map(score),
    failed: Object.values(audits).flatMap(({ id, score: one }) => (one === 0 ? [id] : [])),
  };
}
