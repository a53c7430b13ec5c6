import { interpolate } from "../../../src/lib/i18n/interpolate.ts";
import { donatePage, figures, storeRates } from "../../support/donate-page.ts";
import { everyLanguage, mainLanguage } from "../../support/every-language.ts";
import { expect, expectHydrated, test } from "../../support/site-test.ts";

const inMain = mainLanguage();
const [, another] = everyLanguage;

test("link: brings its gift, and changes nothing when it cannot be read", async ({
  page,
  context,
}) => {
  await storeRates(context);
  const donate = donatePage(page, inMain);
  const { openWith, amount, currency, donation, local, money, donor, toast } = donate;
  const expectRefused = (mru: number) =>
    expect(toast(donor.badLink.title)).toContainText(
      interpolate(donor.badLink.text, { amount: money(mru, "MRU") }),
    );
  await openWith("#amount=36123456&currency=XOF");
  await expectRefused(figures.donation.amount);
  await expect(page).toHaveURL(/donate$/);
  await expect(amount).toHaveValue(`${figures.donation.amount}`);
  await openWith("?from=friend#amount=50&currency=EUR");
  await expect(page).toHaveURL(/donate\?from=friend$/);
  await expect(amount).toHaveValue("50");
  await expect(currency("EUR")).toHaveAttribute("aria-pressed", "true");
  await expect(donation).toHaveText(money(50, "EUR"));
  await expect(local).toHaveText(money(2277, "MRU"));
  await amount.fill("20 thousand");
  const { languages } = inMain.shell.ui;
  await page.locator("summary").filter({ hasText: languages.label }).click();
  await page.getByRole("link", { name: another?.language.name ?? "", exact: true }).click();
  await page.waitForURL(`${another?.shell.paths.donate}?from=friend`);
  await expectHydrated(page);
  await expect(page.locator("#amount")).toHaveValue("20 thousand");
});
