import type { Page } from "@playwright/test";
import { rateSources } from "../../app/donate/rates/rate-sources.ts";

/** Plausible rates per 1 MRU, in a shape that every source's answer may have. */
const rates = { MRU: 1, USD: 0.025, EUR: 0.022, XOF: 14.4 };

/** Answers for the three rate services, so that a page can be opened without the internet. */
export async function answerRates(page: Page): Promise<void> {
  for (const { url } of rateSources) {
    await page.route(url, (route) => route.fulfill({ json: { rates } }));
  }
}
