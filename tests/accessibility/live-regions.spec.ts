import { type PageId, pageIds, pathOf } from "../../src/content/addresses.server.ts";
import { answerRates } from "../support/donate-services.ts";
import { everyLanguage, mainLanguage } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

/** A region that a reader does not have when its words come is announced by some readers only (WCAG 2.2, 4.1.3). */
const regions = "[role=status], [role=alert], [aria-live], output";

/** With an island, whose regions tell what comes of a press. */
const interactive: readonly PageId[] = ["donate", "getInvolved", "contact"];
const main = mainLanguage();
const cases = everyLanguage.flatMap((inLanguage) =>
  (inLanguage === main ? pageIds : interactive).map((id) => ({ id, ...inLanguage })),
);

for (const { id, language } of cases) {
  test(`live regions: each is there before its words, on ${id} in ${language.code}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404/);
    await answerRates(page);
    await page.goto(pathOf(id, language));
    await hydrate(page);
    const found = page.locator(regions);
    // That of the line about waiting messages stands on every page.
    expect(await found.count()).toBeGreaterThan(0);
    expect(await found.evaluateAll(undrawn)).toEqual([]);
  });
}

async function hydrate(page: Page): Promise<void> {
  // An island itself has no box.
  const insides = page.locator("astro-island > *");
  await insides.evaluateAll((all) => all.map((inside) => inside.scrollIntoView()));
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

/** What stands in no picture of the page, for readers either, but for what shows without a script only. */
function undrawn(all: Element[]): string[] {
  const isGone = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { display, visibility } = getComputedStyle(at);
      if (display === "none" || visibility === "hidden") return true;
    }
    return false;
  };
  return all.filter(isGone).map((element) => element.outerHTML.slice(0, 160));
}
