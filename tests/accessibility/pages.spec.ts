import { pageIds, pathOf } from "../../src/site-map.ts";
import { expectAccessible } from "../support/check-accessibility.ts";
import { answerRates } from "../support/donate-services.ts";
import { everyLanguage } from "../support/every-language.ts";
import { test } from "../support/site-test.ts";

const widths = [360, 1280];

for (const { language, shell } of everyLanguage) {
  for (const width of widths) {
    test.describe(`${language.code} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 }, locale: language.locale });

      for (const id of pageIds) {
        test(`${id} is accessible`, async ({ page, expectProblem }) => {
          if (id === "notFound") {
            expectProblem(/404/);
            expectProblem(/Failed to load resource/);
          }
          await answerRates(page);
          await page.goto(pathOf(id, language));
          await expectAccessible(page);
        });
      }

      test("the open menu is accessible", async ({ page }) => {
        test.skip(width > 1000, "there is no menu button on a wide screen");
        await page.goto(shell.paths.home);
        await page.locator("summary").filter({ hasText: shell.ui.nav.menu }).click();
        await expectAccessible(page);
      });

      test("the open language switch is accessible", async ({ page }) => {
        await page.goto(shell.paths.home);
        await page.locator("summary").filter({ hasText: shell.ui.languages.label }).click();
        await expectAccessible(page);
      });
    });
  }
}
