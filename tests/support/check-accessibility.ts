import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./site-test.ts";

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices; no rule is switched off. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectAccessible(page: Page): Promise<void> {
  // What axe scrolls under the pointer would change its colours in the middle of the check.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // At its top the header lies over nothing, and no control is half under it.
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
  // In one page: the other mode opens an empty one beside it, for frames, of which there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.withTags(tags).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(" | ")}`,
  );
  expect(found, page.url()).toEqual([]);
}

// A toast is half transparent while it enters: its contrast is not what the visitor reads.
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // What is taken off the page meanwhile is cancelled, which is an end as well.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
