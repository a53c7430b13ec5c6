import { everyLanguage } from "../support/every-language.ts";
import { expect, test, visitOnce } from "../support/offline-site.ts";
import { backgroundBudget } from "./budgets.ts";

for (const { language, shell } of everyLanguage) {
  // A reading page has none of the framework's scripts, so the most is left to load.
  test(`the first visit in ${language.code} keeps the site within its budget`, async ({
    page,
    browser,
    copy,
  }) => {
    const alone = await browser.newContext({ serviceWorkers: "block" });
    const visitor = await alone.newPage();
    await visitor.goto(copy.origin + shell.paths.privacy, { waitUntil: "networkidle" });
    const withoutWorker = copy.sentBytes();
    await alone.close();

    await visitOnce(page, shell.paths.privacy);
    await page.waitForLoadState("networkidle");
    const withWorker = copy.sentBytes() - withoutWorker;
    const background = withWorker - withoutWorker;
    console.info(`${language.code}: ${(background / 1024).toFixed(1)} KB in the background`);
    expect(background).toBeGreaterThan(0);
    expect(background).toBeLessThanOrEqual(backgroundBudget);
  });
}
