import type { Page } from "@playwright/test";
import { ratesKey, ratesUpdatedAtKey } from "../../src/donate/rates/rate-cache.ts";
import { hoursAgo, storedRates } from "./donate-cache.ts";

/** How long a service is waited for, in milliseconds (requirements, section 7). */
const rateTimeoutMs = 2000;

/**
 * The page never gives a silent rate service up, so that the rates stay loading. A stopped clock
 * would do it too, but axe needs one that runs.
 */
export async function neverGiveUpRates(page: Page): Promise<void> {
  await page.addInitScript((ms) => {
    const later = window.setTimeout;
    const patient = (run: () => void, delay?: number): number =>
      delay === ms ? 0 : later(run, delay);
    Object.defineProperty(window, "setTimeout", { value: patient });
  }, rateTimeoutMs);
}

/**
 * Leaves rates of more than a day ago in the storage. For this page alone: axe opens an empty one
 * beside it, which has no storage.
 */
export async function storeOldRates(page: Page): Promise<void> {
  await page.addInitScript(
    (items) => {
      for (const [key, value] of items) localStorage.setItem(key, value);
    },
    [
      [ratesKey, JSON.stringify({ rates: storedRates, source: "frankfurter" })],
      [ratesUpdatedAtKey, hoursAgo(30)],
    ] as const,
  );
}
