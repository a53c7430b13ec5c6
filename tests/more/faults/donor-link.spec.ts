import { interpolate } from "../../../src/i18n/interpolate.ts";
import { answerRates, donatePage, figures } from "../../support/donate-page.ts";
import { everyLanguage, mainLanguage } from "../../support/every-language.ts";
import { expect, expectHydrated, test } from "../../support/site-test.ts";

test.beforeEach(({ context }) => answerRates(context));

const inMain = mainLanguage();
const [, another] = everyLanguage;

test("link: brings its gift, also after a jump and a change of language", async ({ page }) => {
  const donate = donatePage(page, inMain);
  const { openWith, amount, currency, donation, local, money, update, bankily, donor, toast } =
    donate;
  await openWith("?from=friend#amount=50&currency=EUR");
  await expect(page).toHaveURL(/donate\?from=friend#amount=50&currency=EUR$/);
  await expect(amount).toHaveValue("50");
  await expect(currency("EUR")).toHaveAttribute("aria-pressed", "true");
  await expect(donation).toHaveText(money(50, "EUR"));
  await expect(local).toHaveText(money(2277, "MRU"));
  await expect(update).toBeEnabled();
  const { name } = inMain.texts("donate").head;
  await page.getByRole("banner").getByRole("link", { name }).first().click();
  await expect(bankily).toBeInViewport();
  await expect(page).toHaveURL(/#amount=50&currency=EUR$/);
  await page.evaluate(() => {
    location.hash = "#amount=70&currency=EUR";
  });
  await expect(amount).toHaveValue("70");
  await page.evaluate(() => {
    location.hash = "#amount=abc";
  });
  await expect(toast(donor.badLink.title)).toContainText(money(3188, "MRU"));
  await expect(page).toHaveURL(/#amount=70&currency=EUR$/);
  await amount.fill("75");
  await expect(page).toHaveURL(/#amount=75/);
  const { languages } = inMain.shell.ui;
  await page.locator("summary").filter({ hasText: languages.label }).click();
  await page.getByRole("link", { name: another?.language.name ?? "", exact: true }).click();
  await expect(page).toHaveURL(`${another?.shell.paths.donate}?from=friend#amount=75&currency=EUR`);
  await expectHydrated(page);
  await expect(page.locator("#amount")).toHaveValue("75");
});

test("address: follows the choice, after a notice where it was no gift", async ({ page }) => {
  const donate = donatePage(page, inMain);
  const { openWith, amount, currency, donor, toast, money, update } = donate;
  await openWith("#amount=fifty&currency=ABC");
  await expect(toast(donor.badLink.title)).toContainText(
    interpolate(donor.badLink.text, { amount: money(figures.donation.amount, "MRU") }),
  );
  await expect(amount).toHaveValue(`${figures.donation.amount}`);
  await expect(currency("MRU")).toHaveAttribute("aria-pressed", "true");
  await expect(update).toBeEnabled();
  const before = await page.evaluate(() => history.length);
  await amount.fill("4000");
  await expect(page).toHaveURL(/donate#amount=4000&currency=MRU$/);
  await currency("USD").click();
  await expect(page).toHaveURL(/donate#amount=4000&currency=USD$/);
  await amount.fill("");
  await expect(page).toHaveURL(/donate#currency=USD$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.reload();
  await expectHydrated(page);
  await expect(currency("USD")).toHaveAttribute("aria-pressed", "true");
  await expect(amount).toHaveValue("");
});
