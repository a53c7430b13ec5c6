import { mainLanguage } from "../support/every-language.ts";
import { enhanced, expect, holdRequests, test } from "../support/site-test.ts";

const { shell, texts } = mainLanguage();
const { ui, paths } = shell;

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

  test("menu: stays open while the page loads, and closes when it is left", async ({ page }) => {
    const release = await holdRequests(page, /\.(?:svg|png|avif|webp|jpg)$/);
    await page.goto(paths.home, { waitUntil: "domcontentloaded" });
    const toggle = page.locator("summary").filter({ hasText: ui.nav.menu });
    const menu = page.getByRole("banner").getByRole("navigation", { name: ui.nav.label });
    await toggle.click();
    await expect(menu.getByRole("link", { name: texts("contact").head.name })).toBeVisible();
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
    const shown = page.evaluate(
      () => new Promise<void>((done) => addEventListener("pageshow", () => done())),
    );
    release();
    await shown;
    const donate = menu.getByRole("link", { name: texts("donate").head.name });
    await expect(donate).toBeVisible();
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

  test("menu: Android's Back closes it and adds nothing to the history", async ({ page }) => {
    // No driver presses Back, so the test asks the watcher that Chromium would ask.
    await page.addInitScript(`CloseWatcher = class extends CloseWatcher {
      constructor() { super(); globalThis.watcher = this; }
    }`);
    await page.goto(paths.home);
    const before = await page.evaluate(() => history.length);
    const toggle = page.locator("summary").filter({ hasText: ui.nav.menu });
    await enhanced(page);
    await toggle.click();
    // The page's policy forbids Playwright's own waiting for an expression.
    await expect.poll(() => page.evaluate("'watcher' in globalThis")).toBe(true);
    await page.evaluate("watcher.requestClose()");
    await expect(page.locator("[data-menu][open]")).toHaveCount(0);
    await expect(toggle).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
});

test("unknown address: is a 404 that leads home", async ({ page, expectProblem }) => {
  const attempted = "/no/such-page";
  expectProblem(/Failed to load resource.*404/);
  expectProblem(new RegExp(`404 ${attempted}`));
  const logged = page.waitForEvent("console", (message) => message.text().includes(attempted));
  const response = await page.goto(attempted);
  expect(response?.status()).toBe(404);
  await logged;
  const { title, code, home } = texts("notFound");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: home }).click();
  await expect(page).toHaveURL(paths.home);
});
