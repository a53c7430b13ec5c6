import AxeBuilder from "@axe-core/playwright";
import { settle } from "./access-settle.ts";
import { expect, type Page } from "./site-test.ts";

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices; no rule is switched off. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with each violation's rule and the elements that break it. */
export async function expectAccessible(page: Page): Promise<void> {
  // What axe scrolls under the pointer would change its colours in the middle of the check.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(" | ")}`,
  );
  expect(found).toEqual([]);
}
