import { isIndexed, pageIds, pathOf } from "../../src/content/addresses.server.ts";
import { loadSite } from "../../src/content/site.server.ts";
import { everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ readsEveryLanguage: false });

const { address } = loadSite();
const listedPages = pageIds.filter(isIndexed);

for (const { language, shell } of everyLanguage) {
  const others = everyLanguage.filter((one) => one.language.code !== language.code);

  test.describe(`from ${language.code}`, () => {
    test.use({ locale: language.locale });

    test("every page says its language and where the others are", async ({ request }) => {
      for (const id of listedPages) {
        const html = await (await request.get(pathOf(id, language))).text();
        expect(html).toContain(`<html lang="${language.code}" dir="${language.dir}">`);
        for (const other of everyLanguage) {
          const href = `${address}${pathOf(id, other.language)}`;
          expect(html).toContain(
            `<link rel="alternate" hreflang="${other.language.code}" href="${href}">`,
          );
        }
        const [main] = everyLanguage;
        expect(html).toContain(
          `hreflang="x-default" href="${address}${pathOf(id, main?.language ?? language)}"`,
        );
        expect(html).toContain(`<link rel="canonical" href="${address}${pathOf(id, language)}">`);
        expect(html).toContain(`<meta property="og:locale" content="${language.openGraph}">`);
      }
    });

    for (const other of others) {
      test(`the switch keeps the page on the way to ${other.language.code}`, async ({ page }) => {
        await page.goto(shell.paths.ourWork);
        await page.locator("summary").filter({ hasText: shell.ui.languages.label }).click();
        const link = page.getByRole("banner").getByRole("link", { name: other.language.name });
        await expect(link).toHaveAttribute("lang", other.language.code);
        await expect(link).toHaveAttribute("hreflang", other.language.code);
        await link.click();
        await expect(page).toHaveURL(other.shell.paths.ourWork);
        await expect(page.locator("html")).toHaveAttribute("dir", other.language.dir);
      });
    }

    test("nothing is offered to a visitor whose browser prefers this language", async ({
      page,
    }) => {
      await page.goto(shell.paths.about);
      await expect(page.locator("[data-offer]")).toHaveCount(others.length);
      await expect(page.locator("[data-offer]:visible")).toHaveCount(0);
    });
  });

  test.describe(`a visitor who prefers ${language.code}`, () => {
    test.use({ locale: language.locale });
    const [elsewhere] = others;
    if (!elsewhere) return;

    test("is offered it once and may decline", async ({ page }) => {
      await page.goto(elsewhere.shell.paths.about);
      await expect(page).toHaveURL(elsewhere.shell.paths.about);
      const offer = page.locator(`[data-offer="${language.code}"]`);
      await expect(offer).toBeVisible();
      await expect(offer).toContainText(shell.ui.languages.offer);
      await expect(page.locator("[data-offer]:visible")).toHaveCount(1);
      await offer.getByRole("button", { name: shell.ui.languages.decline }).click();
      await expect(offer).toBeHidden();
      await page.goto(elsewhere.shell.paths.home);
      await expect(page.locator("[data-offer]:visible")).toHaveCount(0);
    });

    test("gets to the same page in it", async ({ page }) => {
      await page.goto(elsewhere.shell.paths.ourWork);
      await page.getByRole("link", { name: shell.ui.languages.accept }).click();
      await expect(page).toHaveURL(shell.paths.ourWork);
      await page.goto(elsewhere.shell.paths.home);
      await expect(page.locator("[data-offer]:visible")).toHaveCount(0);
    });
  });
}

test.describe("where storage is denied", () => {
  test.use({ locale: "fr-FR" });

  test("the offer still works", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto("/about");
    const offer = page.locator("[data-offer=fr]");
    await offer.getByRole("button").click();
    await expect(offer).toBeHidden();
  });
});
