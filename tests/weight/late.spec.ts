import type { Page } from "@playwright/test";
import { listedPages } from "../../src/content/addresses.server.ts";
import { answerRates } from "../support/donate-services.ts";
import { eachDirection } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

for (const { language, shell } of eachDirection) {
  for (const id of listedPages) {
    test(`nothing moves on ${id} in ${language.code} when fonts and scripts come late`, async ({
      page,
    }) => {
      await answerRates(page);
      const held: (() => void)[] = [];
      await page.route(/\.(?:woff2|js)$/, async (route) => {
        await new Promise<void>((go) => held.push(go));
        await route.continue();
      });
      await page.goto(shell.paths[id], { waitUntil: "commit" });
      await expect.poll(() => isDrawn(page)).toBe(true);
      await expect.poll(() => held.length).toBeGreaterThan(1);
      await page.unroute(/\.(?:woff2|js)$/);
      for (const go of held) go();
      await page.waitForLoadState("networkidle");
      await expect(page.locator("astro-island[ssr]:not([client=visible])")).toHaveCount(0);
      expect(await shifts(page)).toEqual([]);
    });
  }
}

function isDrawn(page: Page): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByType("paint").length > 0);
}

function shifts(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return new Promise<unknown[]>((resolve) => {
      const values: unknown[] = [];
      const observer = new PerformanceObserver((list) => {
        values.push(...list.getEntries().map((entry) => Reflect.get(entry, "value")));
      });
      observer.observe({ type: "layout-shift", buffered: true });
      // What was buffered is handed over before the next task.
      requestAnimationFrame(() => setTimeout(resolve, 0, values));
    });
  });
}
