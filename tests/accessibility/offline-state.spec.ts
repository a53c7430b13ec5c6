import { views } from "../support/access-sizes.ts";
import { expectAccessible } from "../support/check-accessibility.ts";
import { expect, noticeOf, test, visitOnce } from "../support/offline-site.ts";

for (const { in: inLanguage, viewport } of views) {
  const { language, shell } = inLanguage;
  test.describe(`${language.code} at ${viewport.width} px is accessible`, () => {
    test.use({ viewport, locale: language.locale });

    // Contact was never opened: its copy has the other ways to write in place of the form.
    test("offline, as an offline copy", async ({ page, copy }) => {
      await visitOnce(page, shell.paths.home);
      await copy.stop();
      await page.goto(shell.paths.contact);
      await expect(noticeOf(page)).toBeVisible();
      await expect(page.getByRole("main").locator("form")).toBeHidden();
      await expectAccessible(page);
    });
  });
}
