import { expectAccessible, withForms } from "../support/check-accessibility.ts";
import { answerRates } from "../support/donate-page.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, expectHydrated, test } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

const { shell } = mainLanguage();

// tests/more/accessibility/pages.spec.ts has the other pages.
for (const id of withForms) {
  test(`${id}: is accessible and has no error in the console`, async ({ page, expectProblem }) => {
    // On a busy machine the answer may come later than the page waits for it.
    if (id === "donate") expectProblem(/exchange rates could not be fetched/);
    if (id === "donate") await answerRates(page.context());
    await page.goto(shell.paths[id]);
    await expectHydrated(page);
    await expect(page.locator("h1")).toBeVisible();
    await expectAccessible(page);
  });
}
