import { everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

for (const { language, shell } of everyLanguage) {
  const { ui, paths } = shell;

  test.describe(`the mobile menu in ${language.code}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(paths.home);
    });

    test("opens, closes and leads to Donate", async ({ page }) => {
      const toggle = page.locator("summary").filter({ hasText: ui.nav.menu });
      const menu = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
      await toggle.click();
      await expect(menu.getByRole("link", { name: ui.nav.contact })).toBeVisible();
      await expect(menu.getByRole("link", { name: ui.nav.donate })).toHaveAttribute(
        "href",
        paths.donate,
      );
      await toggle.click();
      await expect(menu).toBeHidden();
    });

    test("closes on Escape, giving focus back, and on a press outside", async ({ page }) => {
      const toggle = page.locator("summary").filter({ hasText: ui.nav.menu });
      const menu = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
      await toggle.click();
      await menu.getByRole("link", { name: ui.nav.about }).focus();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await page.locator("h1").click({ position: { x: 2, y: 2 }, force: true });
      await expect(menu).toBeHidden();
    });

    test("is closed when the visitor comes back with the back button", async ({ page }) => {
      const menu = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
      await page.locator("summary").filter({ hasText: ui.nav.menu }).click();
      await menu.getByRole("link", { name: ui.nav.about }).click();
      await expect(page).toHaveURL(paths.about);
      await expect(menu).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(paths.home);
      await expect(menu).toBeHidden();
    });
  });
}
