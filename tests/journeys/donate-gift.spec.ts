import { toCurrency } from "../../src/donate/amount/money.ts";
import { toFieldText } from "../../src/donate/gift/use-gift.ts";
import { realRates } from "../support/donate-fixtures.ts";
import { donatePage, drawFirstFrame, figures, stopClock } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { eachDirection, mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

test.beforeEach(({ context }) => answerRates(context));

for (const inLanguage of eachDirection) {
  const { language } = inLanguage;

  test.describe(`a gift in ${language.code}`, () => {
    test("starts at the amount of the content, everywhere on the page", async ({ page }) => {
      const { open, amount, donation, local, bankily, money } = donatePage(page, inLanguage);
      await open();
      const start = money(figures.donation.amount, "MRU");
      await expect(amount).toHaveValue(`${figures.donation.amount}`);
      await expect(donation).toHaveText(start);
      await expect(local).toHaveText(start);
      await expect(bankily).toContainText(start);
    });

    test("is counted in the currency chosen, and sent in ouguiya", async ({ page }) => {
      const donate = donatePage(page, inLanguage);
      const { open, amount, currency, donation, local, bankily, money } = donate;
      await open();
      await currency("EUR").click();
      await expect(currency("EUR")).toHaveAttribute("aria-pressed", "true");
      await expect(currency("MRU")).toHaveAttribute("aria-pressed", "false");
      await amount.fill("50");
      await expect(donation).toHaveText(money(50, "EUR"));
      // 50 / 0.02196 = 2276.87
      await expect(local).toHaveText(money(2277, "MRU"));
      await expect(bankily).toContainText(money(2277, "MRU"));
      await expect(donate.impact).toHaveText(donate.provided(2277));
    });
  });
}

const inMain = mainLanguage();

for (const level of figures.impactLevels) {
  test(`the card of ${level.amount} MRU makes it the gift and moves to the panel`, async ({
    page,
  }) => {
    const donate = donatePage(page, inMain);
    const { texts, open, amount, currency, card, panel, local, donation, money } = donate;
    await open();
    await currency("USD").click();
    const pressed = card(texts.levels[level.id].title);
    await pressed.click();
    const inDollars = toCurrency(level.amount, "USD", realRates, figures);
    await expect(donation).toHaveText(money(inDollars, "USD"));
    await expect(local).toHaveText(money(level.amount, "MRU"));
    await expect(pressed).toHaveAttribute("aria-pressed", "true");
    await expect(panel).toBeFocused();
    await expect(panel).toBeInViewport();
    await expect(amount).toHaveValue(toFieldText(inDollars, 2, inMain.language.decimal));
  });
}

test("may be empty: the first tier stands as where impact starts", async ({ page }) => {
  const donate = donatePage(page, inMain);
  const { texts, open, amount, impact, panel, bankily, money } = donate;
  await open();
  await amount.fill("");
  await expect(amount).toHaveAttribute("placeholder", texts.currency.amountPlaceholder);
  await expect(panel.getByRole("paragraph").filter({ hasText: texts.impact.starts })).toBeVisible();
  await expect(impact).toHaveText(donate.provided(0));
  await expect(bankily).toContainText(texts.bankily.stepNoAmount);
  await expect(page.getByText(texts.bankily.noAmount)).toBeVisible();
  await expect(bankily).not.toContainText(money(0, "MRU"));
});

test("beyond reason is refused beside the field", async ({ page }) => {
  const { open, amount, panel, money } = donatePage(page, inMain);
  await open();
  await amount.fill("10000000");
  await expect(amount).not.toHaveAttribute("aria-invalid", "true");
  await amount.fill("10000001");
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(amount).toHaveAccessibleDescription(new RegExp(money(10_000_000, "MRU")));
  await expect(panel).not.toContainText(/NaN|Infinity|e\+/);
});

test("a card moves the page at once for those who want less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { texts, open, card, update, panel } = donatePage(page, inMain);
  await open();
  await expect(update).toBeEnabled();
  const moved = await card(texts.levels.water.title).evaluate((button) => {
    const before = scrollY;
    if (button instanceof HTMLElement) button.click();
    return scrollY - before;
  });
  expect(moved).toBeGreaterThan(100);
  await expect(panel).toBeInViewport();
});

test("results are announced once the visitor pauses, not at every key", async ({ page }) => {
  await stopClock(page);
  const { open, amount, panel, update, money, provided } = donatePage(page, inMain);
  await open();
  await drawFirstFrame(page);
  await expect(update).toBeEnabled();
  const announced = panel.locator("output");
  await amount.fill("");
  await amount.pressSequentially("2500");
  await page.clock.runFor(799);
  await expect(announced).toBeEmpty();
  await page.clock.runFor(1);
  await expect(announced).toContainText(money(2500, "MRU"));
  await expect(announced).toContainText(provided(2500).join(". "));
});

test("what is typed before the island's script arrives is kept", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/donate-island/, async (route) => {
    await held;
    await route.continue();
  });
  const { texts, amount, local, money } = donatePage(page, inMain);
  await page.goto(inMain.shell.paths.donate, { waitUntil: "commit" });
  await amount.fill("4000");
  await expect(page.getByRole("button", { name: texts.currency.updating })).toBeDisabled();
  release();
  await expect(local).toHaveText(money(4000, "MRU"));
  await expect(amount).toHaveValue("4000");
});
