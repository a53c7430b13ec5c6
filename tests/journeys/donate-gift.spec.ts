import { formatAmount } from "../../src/lib/i18n/format-number.ts";
import { interpolate } from "../../src/lib/i18n/interpolate.ts";
import { currencyCodes } from "../../src/lib/money/currency-codes.ts";
import { all, answerRates, donatePage, figures, storeRates } from "../support/donate-page.ts";
import { mainLanguage } from "../support/every-language.ts";
import { enhanced, expect, expectHydrated, test } from "../support/site-test.ts";

const inMain = mainLanguage();
const write = (mru: number) => formatAmount(mru, inMain.language);

test("calculator: shows a gift in both currencies, or why it cannot", async ({ page, context }) => {
  await storeRates(context);
  const donate = donatePage(page, inMain);
  const { texts, open, amount, currency, donation, local, bankily, money, donor, panel } = donate;
  const old = (mru: number) => `= ${interpolate(donor.old.beside, { amount: write(mru * 10) })}`;
  const start = figures.donation.amount;
  await open();
  await expect(amount).toHaveValue(`${start}`);
  await expect(donation).toHaveText(money(start, "MRU"));
  await expect(local).toHaveText(money(start, "MRU"));
  await expect(bankily).toContainText(money(start, "MRU"));
  await expect(page.getByText(old(start), { exact: true })).toHaveCount(2);
  await currency("EUR").click();
  await expect(currency("EUR")).toHaveAttribute("aria-pressed", "true");
  await amount.fill("50");
  await expect(donation).toHaveText(money(50, "EUR"));
  // 50 / 0.02196 = 2276.87
  await expect(local).toHaveText(money(2277, "MRU"));
  await expect(bankily).toContainText(money(2277, "MRU"));
  await expect(panel.getByText(old(2277), { exact: true })).toBeVisible();
  const warning = interpolate(donor.old.warning, { amount: write(2277), old: write(22_770) });
  await expect(bankily.getByRole("listitem").filter({ hasText: warning })).toHaveCount(1);
  await expect(donate.providedList).toHaveText(donate.provided(2277));
  await expect(panel.getByText(texts.providedByAmount.note)).toBeVisible();

  await amount.fill("");
  await expect(amount).toHaveAttribute("placeholder", texts.currency.amountPlaceholder);
  await expect(panel.getByText(texts.providedByAmount.starts, { exact: true })).toBeVisible();
  await expect(donate.providedList).toHaveText(donate.provided(0));
  await expect(bankily).toContainText(texts.bankily.stepNoAmount);
  await expect(bankily).not.toContainText(money(0, "MRU"));
  await expect(bankily).not.toContainText(donor.old.warning.template.slice(-20));
});

test("calculator: announces a result or a remark after a pause of 0.8 seconds", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/The exchange rates could not be fetched/);
  await answerRates(context, all("silent"));
  const start = Date.now();
  await page.clock.install({ time: start });
  // A day leaves enough room, because time flows until the clock has stopped.
  await page.clock.pauseAt(start + 86_400_000);
  const donate = donatePage(page, inMain);
  const { texts, amount, panel, currency, approximate, money, provided } = donate;
  const asked = page.waitForRequest(/^https:/);
  await page.goto(inMain.shell.paths.donate);
  // The page's script and the island wait for frames.
  await page.clock.runFor(50);
  await enhanced(page);
  await page.clock.runFor(50);
  await expectHydrated(page);
  const { codes, loading } = texts.currency;
  for (const code of currencyCodes) {
    const told = code === "MRU" ? codes.MRU.description : loading;
    await expect(currency(code)).toHaveAccessibleName(new RegExp(`${code}.* ${told}$`));
    await expect(currency(code)).toHaveAttribute("aria-pressed", `${code === "MRU"}`);
    await expect(currency(code)).toContainText(figures.currencies[code].symbol);
    await expect(currency(code)).toBeDisabled();
  }
  await expect(approximate).toBeVisible();
  await expect(panel).not.toContainText(texts.currency.builtIn);
  await asked;
  await page.clock.runFor(2000);
  await expect(approximate).toBeVisible();
  await expect(panel).toContainText(texts.currency.builtIn);

  const announced = panel.locator(".sr-only[aria-live]");
  await amount.fill("");
  await amount.pressSequentially("2500");
  await page.clock.runFor(799);
  await expect(announced).toBeEmpty();
  await page.clock.runFor(1);
  await expect(announced).toContainText(money(2500, "MRU"));
  await expect(announced).toContainText(provided(2500).join(". "));

  // The slip opens its own field with the problem.
  await donate.choice(figures.donation.amount).check();
  await amount.fill("12abc");
  await expect(donate.ownAmount).toHaveAttribute("aria-invalid", "true");
  await page.clock.runFor(799);
  await expect(amount).toHaveAttribute("aria-invalid", "false");
  await page.clock.runFor(1);
  await expect(panel.getByText(texts.currency.unreadable)).toBeVisible();
});

test("own amount: stays when its choice is pressed again before the calculator wakes", async ({
  page,
  context,
}) => {
  await storeRates(context);
  const { own, ownAmount, bankily, money } = donatePage(page, inMain);
  await page.goto(inMain.shell.paths.donate);
  await expect(page.locator("astro-island[ssr]:not([client=visible])")).toHaveCount(0);
  await own.check();
  await ownAmount.fill("2500");
  await own.click();
  await expectHydrated(page);
  await expect(bankily).toContainText(money(2500, "MRU"));
});
