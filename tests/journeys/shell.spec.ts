import { pathOf } from "../../src/content/addresses.server.ts";
import { pageIds } from "../../src/content/pages.server.ts";
import { mainLanguage } from "../support/every-language.ts";
import { enhanced, expect, test } from "../support/site-test.ts";

const { language, shell, texts } = mainLanguage();
const { ui, paths, site } = shell;

test("navigation and footer: link to every page", async ({ page }) => {
  await page.goto(paths.about);
  const banner = page.getByRole("banner");
  const current = banner.getByRole("navigation", { name: ui.nav.label });
  await expect(current.locator("[aria-current=page]")).toHaveText(texts("about").head.name);
  await expect(banner.locator("nav")).toHaveCount(2);
  for (const nav of await banner.locator("nav").all()) {
    for (const id of ["home", "about", "ourWork", "getInvolved", "contact"] as const) {
      const link = nav.locator("a", { hasText: texts(id).head.name });
      await expect(link).toHaveAttribute("href", paths[id]);
    }
  }
  const donate = banner.getByRole("link", { name: texts("donate").head.name });
  await expect(donate).toBeVisible();
  await expect(donate).toHaveAttribute("href", paths.donate);
  const footer = page.getByRole("contentinfo");
  const [digits, chat] = [site.phone, site.whatsapp].map((number) => number.replace(/\D/g, ""));
  for (const [name, href] of [
    ...(["about", "ourWork", "getInvolved", "donate"] as const).map(
      (id) => [texts(id).head.name, paths[id]] as const,
    ),
    [ui.footer.whatsapp, new RegExp(`^https://wa\\.me/${chat}\\?text=`)],
    [site.phone, `tel:+${digits}`],
    [site.email, `mailto:${site.email}`],
    [ui.footer.facebook, site.facebook],
    [ui.footer.instagram, site.instagram],
  ] as const) {
    await expect(footer.getByRole("link", { name }).first()).toHaveAttribute("href", href);
  }
  await expect(footer).toContainText(`${site.founded}`);
});

test("skip link and logo: lead to the content and to the top", async ({ page }) => {
  await page.goto(paths.about);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: ui.skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const logo = page.getByRole("banner").getByRole("link", { name: ui.name });
  await expect(logo).toHaveAttribute("href", paths.home);
  await logo.click();
  await expect(page).toHaveURL(paths.home);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await logo.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("menu: closes by its button, Escape, a press outside, a link and a return to the page", async ({
    page,
  }) => {
    await page.goto(paths.home);
    await enhanced(page);
    const toggle = page.locator("summary").filter({ hasText: ui.nav.menu });
    const menu = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
    await toggle.click();
    await expect(menu.getByRole("link", { name: texts("contact").head.name })).toBeVisible();
    const donate = menu.getByRole("link", { name: texts("donate").head.name });
    await expect(donate).toHaveAttribute("href", paths.donate);
    await toggle.click();
    await expect(menu).toBeHidden();
    await toggle.click();
    await menu.getByRole("link", { name: texts("about").head.name }).focus();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    // This point is below the menu, on an empty part of the page.
    await page.mouse.click(2, 730);
    await expect(menu).toBeHidden();
    // A link that stays on the page closes the menu too.
    await toggle.click();
    await page.getByRole("banner").getByRole("link", { name: ui.name }).click();
    await expect(page).toHaveURL(`${paths.home}#top`);
    await expect(menu).toBeHidden();
    await toggle.click();
    const link = menu.getByRole("link", { name: texts("about").head.name });
    await link.evaluate((element) => element.setAttribute("href", "#content"));
    await link.click();
    await expect(page).toHaveURL(`${paths.home}#content`);
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    // The browser under test keeps no page in memory, so the test sends the event.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    await expect(menu).toBeHidden();
  });
});

test("menu: stays open when the page finishes loading", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "image") return route.fallback();
    await released;
    await route.continue();
  });
  await page.goto(paths.home, { waitUntil: "domcontentloaded" });
  await enhanced(page);
  await page.locator("summary").filter({ hasText: ui.nav.menu }).click();
  const menu = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
  await expect(menu).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  const shown = page.evaluate(
    () => new Promise<void>((done) => addEventListener("pageshow", () => done())),
  );
  release();
  await shown;
  await expect(menu).toBeVisible();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("page: can be read and its menu opens without JavaScript", async ({ page }) => {
    const menu = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
    for (const id of pageIds.filter((id) => id !== "notFound")) {
      await page.goto(pathOf(id, language));
      await expect(page.locator("h1"), id).toBeVisible();
      await expect(page.getByRole("contentinfo"), id).toBeVisible();
      await expect(menu, id).toBeHidden();
      await page.locator("summary").filter({ hasText: ui.nav.menu }).click();
      await expect(menu, id).toBeVisible();
    }
    await menu.getByRole("link", { name: texts("ourWork").head.name }).click();
    await expect(page).toHaveURL(paths.ourWork);
  });
});
