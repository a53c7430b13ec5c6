import { chromium } from "@playwright/test";
import { ratesKey, ratesUpdatedAtKey } from "../../src/donate/rates/rate-cache.ts";

/**
 * Gives a browser rates of an hour ago, so that Donate asks no other machine, which would be measured
 * with it. Over the browser's own protocol (Chrome DevTools), in a tab that is closed again.
 * @param port where the browser listens for the protocol
 */
export async function storeRates(port: number, origin: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const tab = await browser.contexts()[0]?.newPage();
  if (tab === undefined) throw new Error("the browser has no window to open a tab in");
  await tab.goto(`${origin}/robots.txt`);
  const rates = { rates: { MRU: 1, USD: 0.025, EUR: 0.022, XOF: 14.4 }, source: "frankfurter" };
  const stored = [
    [ratesKey, JSON.stringify(rates)],
    [ratesUpdatedAtKey, new Date(Date.now() - 3_600_000).toISOString()],
  ] as const;
  await tab.evaluate((pairs) => {
    for (const [key, value] of pairs) localStorage.setItem(key, value);
  }, stored);
  await tab.close();
  await browser.close();
}
