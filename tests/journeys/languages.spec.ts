import { everyLanguage } from "../support/every-language.ts";
import { enhanced, expect, test } from "../support/site-test.ts";

test.use({ readsEveryLanguage: false });

for (const { language, shell } of everyLanguage.slice(-1)) {
  const others = everyLanguage.filter((other) => other.language.code !== language.code);
  const [elsewhere] = others;
  if (!elsewhere) continue;
  const offers = "[data-offer]:visible";

  test.describe(`a visitor who prefers ${language.code}`, () => {
    test.use({ locale: language.locale });

    test("language switch: opens the same page in the other language", async ({ page }) => {
      for (const other of others) {
        await page.goto(shell.paths.ourWork);
        await enhanced(page);
        await expect(page.locator("[data-offer]")).toHaveCount(others.length);
        await expect(page.locator(offers)).toHaveCount(0);
        await page.locator("summary").filter({ hasText: shell.ui.languages.label }).click();
        const link = page.getByRole("banner").getByRole("link", { name: other.language.name });
        await expect(link).toHaveAttribute("lang", other.language.code);
        await link.click();
        await expect(page).toHaveURL(other.shell.paths.ourWork);
        await expect(page.locator("html")).toHaveAttribute("dir", other.language.dir);
      }
    });

    test("language offer: is not repeated after the visitor accepts or declines", async ({
      page,
    }) => {
      await page.goto(elsewhere.shell.paths.ourWork);
      const offer = page.locator(`[data-offer="${language.code}"]`);
      await expect(offer).toContainText(shell.ui.languages.offer);
      await expect(page.locator(offers)).toHaveCount(1);
      // The page shows the offer before its script, which remembers the answer, is there.
      await enhanced(page);
      await offer.getByRole("link", { name: shell.ui.languages.accept }).click();
      await expect(page).toHaveURL(shell.paths.ourWork);
      await page.goto(elsewhere.shell.paths.home);
      await enhanced(page);
      await expect(page.locator(offers)).toHaveCount(0);
      await page.evaluate(() => localStorage.clear());
      await page.goto(elsewhere.shell.paths.about);
      await enhanced(page);
      await offer.getByRole("button", { name: shell.ui.languages.decline }).click();
      await expect(offer).toBeHidden();
      await page.goto(elsewhere.shell.paths.home);
      await enhanced(page);
      await expect(page.locator(offers)).toHaveCount(0);
    });
  });
}

test.describe("a visitor who prefers a language whose code has three letters", () => {
  test.use({ locale: "snk-MR" });

  test("language offer: knows a language whose code has three letters", async ({ page }) => {
    await page.route("/about", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-offer="\w+"/, 'data-offer="snk"');
      await route.fulfill({ response, body });
    });
    await page.goto("/about");
    await expect(page.locator('[data-offer="snk"]')).toBeVisible();
  });
});

test.describe("where storage is denied", () => {
  test.use({ locale: "fr-FR" });

  test("language offer: can be declined when storage is denied", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto("/about");
    const offer = page.locator("[data-offer=fr]");
    await enhanced(page);
    await offer.getByRole("button").click();
    await expect(offer).toBeHidden();
  });
});
