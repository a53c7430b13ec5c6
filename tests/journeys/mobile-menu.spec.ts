import { eachDirection } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

for (const { language, shell } of eachDirection) {
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

    test("is closed by a link that stays on the page, in it or on the logo", async ({ page }) => {
      const toggle = page.locator("summary").filter({ hasText: ui.nav.menu });
      const menu = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
      await toggle.click();
      await page.getByRole("banner").getByRole("link", { name: ui.name }).click();
      await expect(page).toHaveURL(`${paths.home}#top`);
      await expect(menu).toBeHidden();
      await toggle.click();
      const link = menu.getByRole("link", { name: ui.nav.about });
      await link.evaluate((element) => element.setAttribute("href", "#content"));
      await link.click();
      await expect(page).toHaveURL(`${paths.home}#content`);
      await expect(menu).toBeHidden();
    });

    test("is closed when the page comes back from the browser's cache", async ({ page }) => {
      const menu = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
      await page.locator("summary").filter({ hasText: ui.nav.menu }).click();
      await expect(menu).toBeVisible();
      // A browser under test keeps no page, so the page is told that it was kept.
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
      );
      await expect(menu).toBeHidden();
    });
  });
}
