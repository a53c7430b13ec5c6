import type { Page } from "@playwright/test";

/**
 * Waits until the fonts are there and nothing that was set moving moves any more: in the middle of
 * its entry a toast is half transparent, and its contrast is not what the visitor reads.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // What is taken off the page meanwhile is cancelled, which is an end as well.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
