import { formatAmount } from "../../src/i18n/format-number.ts";
import { interpolate } from "../../src/i18n/interpolate.ts";
import { figures } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { donorPage } from "../support/donor-page.ts";
import { eachDirection } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

test.beforeEach(({ context }) => answerRates(context));

for (const inLanguage of eachDirection) {
  const { language } = inLanguage;
  const write = (value: number) => formatAmount(value, language);

  test(`old ouguiya stand beside new ones in ${language.code}`, async ({ page }) => {
    const { open, donor, bankily, panel, amount } = donorPage(page, inLanguage);
    await open();
    const old = (value: number) => `= ${interpolate(donor.old.beside, { amount: write(value) })}`;
    const start = figures.donation.amount;
    // The slip and the result; the third step warns.
    await expect(page.getByText(old(start * 10), { exact: true })).toHaveCount(2);
    await amount.fill("50 EUR");
    await expect(panel.getByText(old(22_770), { exact: true })).toBeVisible();
    const warning = interpolate(donor.old.warning, { amount: write(2277), old: write(22_770) });
    await expect(bankily.getByRole("listitem").filter({ hasText: warning })).toHaveCount(1);
    await amount.fill("");
    await expect(bankily).not.toContainText(donor.old.warning.template.slice(-20));
  });
}
