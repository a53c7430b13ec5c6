import { pathOf } from "../../src/content/addresses.server.ts";
import { type PageId, pageIds } from "../../src/content/pages.server.ts";
import { answerRates } from "../support/donate-services.ts";
import { everyLanguage, mainLanguage } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

/** Some screen readers ignore a region that arrives with its words (WCAG 2.2, 4.1.3). */
const regions = "[role=status], [role=alert], [aria-live], output";

/** These pages have an island, whose live regions answer a press. */
const interactive: readonly PageId[] = ["donate", "getInvolved", "contact"];
const main = mainLanguage();
const cases = everyLanguage.flatMap((inLanguage) =>
  (inLanguage === main ? pageIds : interactive).map((id) => ({ id, ...inLanguage })),
);

for (const { id, language } of cases) {
  test(`live regions on ${id} in ${language.code}: exist before they have words`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404/);
    await answerRates(page);
    await page.goto(pathOf(id, language));
    await hydrate(page);
    const found = page.locator(regions);
    // Every page has the region of the line about waiting messages.
    expect(await found.count()).toBeGreaterThan(0);
    expect(await found.evaluateAll(undrawn)).toEqual([]);
  });
}

async function hydrate(page: Page): Promise<void> {
  // The element of an island has no box.
  const insides = page.locator("astro-island > *");
  await insides.evaluateAll((all) => all.map((inside) => inside.scrollIntoView()));
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

/** Elements that no reader can perceive, apart from parts that show only without a script. */
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
