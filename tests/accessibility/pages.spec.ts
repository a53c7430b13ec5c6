import { type PageId, pageIds, pathOf } from "../../src/content/addresses.server.ts";
import { views } from "../support/access-sizes.ts";
import { expectAccessible } from "../support/check-accessibility.ts";
import { answerRates } from "../support/donate-services.ts";
import { test } from "../support/site-test.ts";

/** What has columns on a wide screen, or lies the other way in the other direction. */
const differing: readonly PageId[] = ["home", "donate", "getInvolved", "accounts", "diary"];

for (const { in: inLanguage, viewport } of views) {
  const { language, shell } = inLanguage;
  test.describe(`${language.code} at ${viewport.width} px`, () => {
    test.use({ viewport, locale: language.locale });

    const all = viewport.width < 1000 && language === views[0]?.in.language;
    for (const id of all ? pageIds : differing) {
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
      test.skip(viewport.width > 1000, "there is no menu button on a wide screen");
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
