import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./site-test.ts";

/** Rules of WCAG 2.0 to 2.2 (A and AA) and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** @param rules Contrast takes more than half of the time, and is the same in every window and language. */
export async function expectAccessible(
  page: Page,
  rules: "all" | "without contrast" = "all",
): Promise<void> {
  // At its top the header covers nothing.
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
  // Legacy mode stays in one page. The other mode opens an empty page, to check frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: tags,
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: rules === "all" } },
  });
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(" | ")}`,
  );
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
