import { devices } from "@playwright/test";
import { interpolate } from "../../src/i18n/interpolate.ts";
import { donatePage, figures } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

/** Pastes into a field, since the site's policy does not allow reading the clipboard. */
async function pasted(page: Page): Promise<string> {
  const field = page.locator("#amount");
  await field.fill("");
  await field.press("ControlOrMeta+V");
  return field.inputValue();
}

const inMain = mainLanguage();
const { phone, bankily: account } = inMain.shell.site;

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await answerRates(context);
});

test("number: is copied without its spaces, and the button then names the next step", async ({
  page,
}) => {
  const { texts, payee, open, slip, toast, bankily } = donatePage(page, inMain);
  await open();
  const links = page.getByRole("main").getByRole("link", { name: phone });
  await expect(links).toHaveCount(payee.isCode ? 1 : 2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("href", `tel:${phone.replaceAll(" ", "")}`);
  }
  await slip.getByRole("button", { name: payee.copy, exact: true }).click();
  await expect(slip.getByRole("button")).toHaveText(payee.nextOnComputer);
  await expect(slip.locator("[aria-live]").last()).toHaveText(payee.nextOnComputer);
  await expect(toast(texts.bankily.copiedTitle)).toContainText(payee.copied);
  expect(await pasted(page)).toBe(payee.bare);
  await page.reload();
  await bankily.getByRole("button", { name: payee.copyLarge }).click();
  await expect(bankily.getByRole("button", { name: payee.copiedLarge })).toBeVisible();
  await expect(bankily.locator("[aria-live]")).toHaveText(payee.nextOnComputer);
  await expect(toast(texts.bankily.copiedTitle)).toContainText(payee.copied);
  expect(await pasted(page)).toBe(payee.bare);
});

test("Bankily steps: offer the amount and the reference to copy", async ({ page }) => {
  const { texts, payee, open, bankily, amount, money, toast } = donatePage(page, inMain);
  await open();
  await amount.fill("4000");
  const [, , amountStep, reference, last] = texts.bankily.steps;
  await expect(bankily.locator("ol > li p:not([aria-live])")).toHaveText([
    ...payee.steps,
    interpolate(amountStep, { amount: money(4000, "MRU") }),
    interpolate(reference, { reference: account.reference }),
    interpolate(texts.donor.official.checkName, { name: account.holder }),
    last,
  ]);
  await expect(bankily.getByText(texts.bankily.currencyNote)).toBeVisible();
  await amount.fill("50 EUR");
  const copyAmount = bankily.getByRole("button", { name: texts.bankily.copyAmount });
  await copyAmount.click();
  await expect(toast(texts.bankily.copiedAmount)).toBeVisible();
  expect(await pasted(page)).toBe("2277");
  await bankily.getByRole("button", { name: texts.bankily.copyReference }).click();
  await expect(toast(texts.bankily.copiedReference)).toBeVisible();
  expect(await pasted(page)).toBe(account.reference);
  await amount.fill("");
  await expect(copyAmount).toHaveCount(0);
});

test.describe("on a phone", () => {
  const { userAgent, viewport, isMobile, hasTouch, deviceScaleFactor } = devices["Pixel 7"];
  test.use({ userAgent, viewport, isMobile, hasTouch, deviceScaleFactor });

  test("copy button: names the next step on a phone", async ({ page }) => {
    const { payee, open, bankily } = donatePage(page, inMain);
    await open();
    await bankily.getByRole("button", { name: payee.copyLarge }).tap();
    await expect(bankily.locator("[aria-live]")).toHaveText(payee.nextOnPhone);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("Donate: shows number, steps and QR code without JavaScript", async ({ page }) => {
    const donate = donatePage(page, inMain);
    const { texts, open, slip, bankily, payee, qr, panel, money, donor } = donate;
    await open();
    await expect(page.getByRole("radio")).toHaveCount(0);
    for (const part of [money(figures.donation.amount, "MRU"), payee.value, account.holder]) {
      await expect(slip).toContainText(part);
    }
    await expect(bankily.getByRole("link", { name: phone })).toBeVisible();
    await expect(bankily.locator("ol > li")).toHaveCount(5);
    await expect(bankily).toContainText(money(figures.donation.amount, "MRU"));
    await expect(bankily).toContainText(account.holder);
    await expect(bankily.getByRole("link", { name: donate.without.name })).toBeVisible();
    await bankily.locator("summary").filter({ hasText: qr.alt }).click();
    await expect(bankily.getByRole("img", { name: qr.alt })).toBeVisible();
    await expect(page.getByText(texts.currency.noScript)).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("main").locator('a[href="#calculator"]')).toBeHidden();
    await expect(page.getByRole("link", { name: donor.after.link })).toBeVisible();
    for (const { id, amount } of figures.giftChoices) {
      const title = page.getByRole("heading", { name: texts.giftChoices[id].title });
      await expect(title).toBeVisible();
      const card = page.getByRole("listitem").filter({ has: title });
      await expect(card.getByText(money(amount, "MRU"))).toBeVisible();
    }
  });
});
