import { expectAccessible } from "../support/check-accessibility.ts";
import { everyLanguage } from "../support/every-language.ts";
import { enhanced, expect, test } from "../support/site-test.ts";

test.use({ readsEveryLanguage: false });

const offers = "[data-offer]:visible";

const [elsewhere, reader] = [everyLanguage[0], everyLanguage.at(-1)];
if (!elsewhere || !reader) throw new Error("the site needs two languages");
const { language, shell } = reader;

test.describe(`a visitor who prefers ${language.code}`, () => {
  test.use({ locale: language.locale });

  test("language: is switched on the same page, and offered until answered", async ({ page }) => {
    await page.goto(shell.paths.ourWork);
    await enhanced(page);
    await expect(page.locator("[data-offer]")).toHaveCount(everyLanguage.length - 1);
    await expect(page.locator(offers)).toHaveCount(0);
    await page.locator("summary").filter({ hasText: shell.ui.languages.label }).click();
    const link = page.getByRole("banner").getByRole("link", { name: elsewhere.language.name });
    await expect(link).toHaveAttribute("lang", elsewhere.language.code);
    await link.click();
    await expect(page).toHaveURL(elsewhere.shell.paths.ourWork);
    await expect(page.locator("html")).toHaveAttribute("dir", elsewhere.language.dir);
    // A visitor who has switched is not asked.
    await expect(page.locator(offers)).toHaveCount(0);

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    const offer = page.locator(`[data-offer="${language.code}"]`);
    await expect(offer).toContainText(shell.ui.languages.offer);
    await expect(page.locator(offers)).toHaveCount(1);
    await expectAccessible(page, { contrast: false });
    // The page shows the offer before its script, which remembers the answer, is there.
    await enhanced(page);
    await offer.getByRole("link", { name: shell.ui.languages.accept }).click();
    await expect(page).toHaveURL(shell.paths.ourWork);
    await page.goto(elsewhere.shell.paths.home);
    await enhanced(page);
    await expect(page.locator(offers)).toHaveCount(0);

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await enhanced(page);
    await offer.getByRole("button").click();
    await expect(offer).toBeHidden();
  });
});
