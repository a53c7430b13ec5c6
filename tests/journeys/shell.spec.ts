import { pageIds, pathOf } from "../../src/content/addresses.server.ts";
import { eachDirection } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const linkedPages = pageIds.filter((id) => id !== "notFound");

for (const { language, shell } of eachDirection) {
  const { ui, paths } = shell;

  test.describe(`the shell in ${language.code}`, () => {
    test("the current page is marked in the navigation and the footer leads everywhere", async ({
      page,
    }) => {
      await page.goto(paths.about);
      const nav = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
      await expect(nav.locator("[aria-current=page]")).toHaveText(ui.nav.about);
      const footer = page.getByRole("contentinfo");
      for (const id of ["about", "ourWork", "getInvolved", "donate"] as const) {
        await expect(footer.getByRole("link", { name: ui.nav[id], exact: true })).toHaveAttribute(
          "href",
          paths[id],
        );
      }
      const digits = shell.site.phone.replace(/\D/g, "");
      await expect(footer.getByRole("link", { name: ui.footer.whatsapp })).toHaveAttribute(
        "href",
        new RegExp(`^https://wa\\.me/${digits}\\?text=`),
      );
      await expect(footer.getByRole("link", { name: shell.site.phone })).toHaveAttribute(
        "href",
        `tel:+${digits}`,
      );
      await expect(footer.getByRole("link", { name: shell.site.email })).toHaveAttribute(
        "href",
        `mailto:${shell.site.email}`,
      );
      await expect(footer.getByRole("link", { name: ui.footer.facebook })).toHaveAttribute(
        "href",
        shell.site.facebook,
      );
      await expect(footer.getByRole("link", { name: ui.footer.instagram })).toHaveAttribute(
        "href",
        shell.site.instagram,
      );
      await expect(footer).toContainText(`${shell.site.founded}`);
    });

    test("the navigation leads to every page", async ({ page }) => {
      await page.goto(paths.privacy);
      for (const nav of await page.getByRole("banner").locator("nav").all()) {
        for (const id of ["home", "about", "ourWork", "getInvolved", "contact"] as const) {
          const link = nav.locator("a", { hasText: ui.nav[id] });
          await expect(link).toHaveAttribute("href", paths[id]);
        }
      }
      await expect(page.getByRole("banner").locator("nav")).toHaveCount(2);
      const donate = page.getByRole("banner").getByRole("link", { name: ui.nav.donate });
      await expect(donate).toBeVisible();
      await expect(donate).toHaveAttribute("href", paths.donate);
    });

    test("a page opened from far down another begins at its top", async ({ page }) => {
      for (const from of [paths.ourWork, paths.contact]) {
        await page.goto(from);
        const link = page
          .getByRole("contentinfo")
          .getByRole("link", { name: ui.nav.about, exact: true });
        await link.scrollIntoViewIfNeeded();
        await link.click();
        await expect(page).toHaveURL(paths.about);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
    });

    test("the skip link leads to the content", async ({ page }) => {
      await page.goto(paths.about);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: ui.skip })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
    });

    test("the logo leads home, and to the top on Home", async ({ page }) => {
      await page.goto(paths.about);
      const logo = page.getByRole("banner").getByRole("link", { name: ui.name });
      await expect(logo).toHaveAttribute("href", paths.home);
      await logo.click();
      await expect(page).toHaveURL(paths.home);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      await logo.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    test.describe("with JavaScript off", () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

      test("every page can be read and its menu works", async ({ page }) => {
        test.slow();
        for (const id of linkedPages) {
          await page.goto(pathOf(id, language));
          await expect(page.locator("h1"), id).toBeVisible();
          await expect(page.getByRole("contentinfo"), id).toBeVisible();
          const menu = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
          await expect(menu, id).toBeHidden();
          await page.locator("summary").filter({ hasText: ui.nav.menu }).click();
          await expect(menu, id).toBeVisible();
        }
        const menu = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
        await menu.getByRole("link", { name: ui.nav.ourWork }).click();
        await expect(page).toHaveURL(paths.ourWork);
      });
    });
  });
}

test("scrolling is smooth where the visitor allows motion, and only there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
});
