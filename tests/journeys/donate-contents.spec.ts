import { currencyCodes } from "../../src/donate/amount/parse-amount.ts";
import { interpolate } from "../../src/i18n/interpolate.ts";
import { donatePage, figures } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { eachDirection } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

test.beforeEach(({ context }) => answerRates(context));

for (const inLanguage of eachDirection) {
  const { language, shell } = inLanguage;

  test.describe(`Donate in ${language.code}`, () => {
    test("has its claim, the badges of Home and three stats", async ({ page }) => {
      const { texts, open } = donatePage(page, inLanguage);
      await open();
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(texts.hero.title);
      await expect(main.getByText(texts.hero.lead, { exact: true })).toBeVisible();
      const [first, second, third, since] = shell.ui.trust.badges;
      const badges = main.getByRole("list", { name: shell.ui.trust.label });
      await expect(badges.getByRole("listitem")).toHaveText([
        first,
        second,
        third,
        interpolate(since, { founded: shell.site.founded }),
      ]);
      const { families, transparent, direct } = texts.stats;
      const stats = main
        .locator("section")
        .filter({ has: page.getByRole("list", { name: shell.ui.trust.label }) })
        .locator("dl > div");
      await expect(stats.locator("dt")).toHaveText([families, transparent.label, direct.label]);
      await expect(stats.locator("dd")).toHaveText([
        shell.stats.families.value,
        transparent.value,
        direct.value,
      ]);
    });

    test("has four cards that say what each gift gives", async ({ page }) => {
      const { texts, open, money, counted } = donatePage(page, inLanguage);
      await open();
      for (const { id, amount, provides } of figures.impactLevels) {
        const { title, description } = texts.levels[id];
        const card = page
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
        await expect(card.getByText(money(amount, "MRU"), { exact: true })).toBeVisible();
        await expect(card.getByText(counted(description, provides), { exact: true })).toBeVisible();
      }
    });

    test("has four currencies, each with its symbol and a flag of its own", async ({ page }) => {
      const { open, currency } = donatePage(page, inLanguage);
      await open();
      const flags = new Set<string>();
      for (const code of currencyCodes) {
        const { symbol } = figures.currencies[code];
        await expect(currency(code).locator("bdi")).toHaveText(
          symbol === code ? code : `${code} ${symbol}`,
        );
        const flag = currency(code).locator("[data-flag]");
        await expect(flag).toHaveCSS("background-image", /flags\.[\w-]+\.svg/);
        flags.add(await flag.evaluate((drawn) => getComputedStyle(drawn).backgroundPosition));
      }
      expect(flags.size).toBe(currencyCodes.length);
    });
  });
}
