import { formatAmount } from "../../src/i18n/format-number.ts";
import { interpolate } from "../../src/i18n/interpolate.ts";
import { donatePage, drawFirstFrame, figures, stopClock } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

test.beforeEach(({ context }) => answerRates(context));

const inMain = mainLanguage();
const write = (mru: number) => formatAmount(mru, inMain.language);

test("calculator: shows an amount in the chosen currency and in MRU", async ({ page }) => {
  const donate = donatePage(page, inMain);
  const { open, amount, currency, donation, local, bankily, money, donor, panel } = donate;
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
  await expect(currency("MRU")).toHaveAttribute("aria-pressed", "false");
  await amount.fill("50");
  await expect(donation).toHaveText(money(50, "EUR"));
  // 50 / 0.02196 = 2276.87
  await expect(local).toHaveText(money(2277, "MRU"));
  await expect(bankily).toContainText(money(2277, "MRU"));
  await expect(panel.getByText(old(2277), { exact: true })).toBeVisible();
  const warning = interpolate(donor.old.warning, { amount: write(2277), old: write(22_770) });
  await expect(bankily.getByRole("listitem").filter({ hasText: warning })).toHaveCount(1);
  await expect(donate.providedList).toHaveText(donate.provided(2277));
});

test("calculator: says beside the field that an amount cannot be read", async ({ page }) => {
  const { texts, open, amount, currency, local, money } = donatePage(page, inMain);
  await open();
  await expect(currency("EUR")).toBeEnabled();
  await amount.fill("1000 MRO");
  await amount.blur();
  await expect(amount).toHaveAccessibleDescription(`MRU ${texts.currency.unreadable}`);
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(local).toHaveText(money(0, "MRU"));
  await amount.fill("1000 أوقية جديدة");
  await expect(amount).toHaveAccessibleDescription("MRU");
  await expect(local).toHaveText(money(1000, "MRU"));
});

test("calculator: accepts an empty field and refuses more than the maximum", async ({ page }) => {
  const donate = donatePage(page, inMain);
  const { texts, open, amount, providedList, panel, bankily, money, donor } = donate;
  await open();
  await amount.fill("");
  await expect(amount).toHaveAttribute("placeholder", texts.currency.amountPlaceholder);
  await expect(
    panel.getByRole("paragraph").filter({ hasText: texts.providedByAmount.starts }),
  ).toBeVisible();
  await expect(providedList).toHaveText(donate.provided(0));
  await expect(bankily).toContainText(texts.bankily.stepNoAmount);
  await expect(page.getByText(texts.bankily.noAmount)).toBeVisible();
  await expect(bankily).not.toContainText(money(0, "MRU"));
  await expect(bankily).not.toContainText(donor.old.warning.template.slice(-20));
  const { maxAmount } = figures.donation;
  await amount.fill(`${maxAmount}`);
  await expect(amount).not.toHaveAttribute("aria-invalid", "true");
  await amount.fill(`${maxAmount + 1}`);
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(amount).toHaveAccessibleDescription(new RegExp(money(maxAmount, "MRU")));
  await expect(panel).not.toContainText(/NaN|Infinity|e\+/);
});

test("calculator: announces the result when the visitor has paused for 0.8 seconds", async ({
  page,
}) => {
  await stopClock(page);
  const { open, amount, panel, update, money, provided } = donatePage(page, inMain);
  await open();
  await drawFirstFrame(page);
  await expect(update).toBeEnabled();
  const announced = panel.locator(".sr-only[aria-live]");
  await amount.fill("");
  await amount.pressSequentially("2500");
  await page.clock.runFor(799);
  await expect(announced).toBeEmpty();
  await page.clock.runFor(1);
  await expect(announced).toContainText(money(2500, "MRU"));
  await expect(announced).toContainText(provided(2500).join(". "));
});
