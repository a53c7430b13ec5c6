import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { PageId } from "../../src/lib/addresses/pages.server.ts";
import { expect, type Page } from "./site-test.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half as long as `axe.source`, and each page has to read it. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules of WCAG 2.0 to 2.2 (A and AA) and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Among the pages these have each colour, so that contrast is measured on them. */
export const withEachColour: readonly PageId[] = ["donate", "getInvolved", "home", "accounts"];

/** Contrast takes more than half of the time, and is the same in every window and language; targets take a third of the rest. */
export async function expectAccessible(
  page: Page,
  { contrast = true, targets = true } = {},
): Promise<void> {
  // At its top the header covers nothing.
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
  // A page reads the script only once, and a third faster without Playwright's wrapper.
  if (!(await page.evaluate(() => "axe" in window))) {
    const session = await page.context().newCDPSession(page);
    await session.send("Runtime.evaluate", { expression: source });
    await session.detach();
  }
  const options: axe.RunOptions = {
    runOnly: tags,
    resultTypes: ["violations"],
    rules: {
      "color-contrast": { enabled: contrast },
      "target-size": { enabled: targets },
      // Who speaks to a browser presses a control by the words that are seen (WCAG 2.2, 2.5.3).
      "label-content-name-mismatch": { enabled: true },
    },
  };
  const found = await page.evaluate(async (chosen) => {
    const { violations } = await window.axe.run(document, chosen);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  }, options);
  expect(found, page.url()).toEqual([]);
}

// A toast is half transparent while it enters, and its contrast would be measured too early.
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // An element that leaves the page cancels its animation.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
