import type { BrowserContext, Page } from "@playwright/test";
import { ratesKey, ratesUpdatedAtKey } from "../../src/donate/rates/use-rates.ts";
import { realRates } from "./donate-fixtures.ts";

const hour = 60 * 60 * 1000;

/** These rates differ from the default and the real ones: 20 EUR are 1000 MRU. */
export const storedRates = { ...realRates, USD: 0.025, EUR: 0.02, XOF: 15 };

export const hoursAgo = (hours: number): string =>
  new Date(Date.now() - hours * hour).toISOString();

export async function storeRates(context: BrowserContext, updatedAt: string): Promise<void> {
  const text = JSON.stringify({ rates: storedRates, source: "frankfurter" });
  await context.addInitScript(
    (items) => {
      // The rates are written once, so that a reload keeps those of the page.
      if (sessionStorage.getItem("stored") !== null) return;
      sessionStorage.setItem("stored", "yes");
      for (const [key, value] of items) localStorage.setItem(key, value);
    },
    [
      [ratesKey, text],
      [ratesUpdatedAtKey, updatedAt],
    ] as const,
  );
}

export function readStored(page: Page): Promise<(string | null)[]> {
  return page.evaluate(
    (keys) => keys.map((key) => localStorage.getItem(key)),
    [ratesKey, ratesUpdatedAtKey],
  );
}
