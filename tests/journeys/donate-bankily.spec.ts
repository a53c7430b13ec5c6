import { devices } from "@playwright/test";
import { interpolate } from "../../src/i18n/interpolate.ts";
import { donatePage, figures } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { eachDirection } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

/** What is on the clipboard. The site's policy lets no page read it, so it is pasted. */
async function pasted(page: Page): Promise<string> {
  const field = page.locator("#amount");
  await field.fill("");
  await field.press("ControlOrMeta+V");
  return field.inputValue();
}

for (const inLanguage of eachDirection) {
  const { language, shell } = inLanguage;
  const { phone, bankily: account } = shell.site;

  test.describe(`Bankily in ${language.code}`, () => {
    test.beforeEach(async ({ context }) => {
      await context.grantPermissions(["clipboard-write"]);
      await answerRates(context);
    });

    test("the number is a link to call, and Copy copies it", async ({ page }) => {
      const { texts, payee, open, toast } = donatePage(page, inLanguage);
      await open();
      const links = page.getByRole("main").getByRole("link", { name: phone });
      // At the steps, and beside the title if there is no merchant code to stand there.
      await expect(links).toHaveCount(payee.isCode ? 1 : 2);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute("href", `tel:${phone.replaceAll(" ", "")}`);
      }
      await page.getByRole("button", { name: payee.copyLarge }).first().click();
      await expect(toast(texts.bankily.copied.title)).toContainText(payee.copied);
      expect(await pasted(page)).toBe(payee.value);
    });

    test("five steps name the number, the amount and the reference", async ({ page }) => {
      const { texts, payee, open, bankily, amount, money } = donatePage(page, inLanguage);
      await open();
      await amount.fill("4000");
      const [, , amountStep, reference, last] = texts.bankily.steps;
      await expect(bankily.getByRole("listitem").getByRole("paragraph")).toHaveText([
        ...payee.steps,
        interpolate(amountStep, { amount: money(4000, "MRU") }),
        interpolate(reference, { reference: account.reference }),
        last,
      ]);
      await expect(bankily.getByText(texts.bankily.currencyNote)).toBeVisible();
    });

    test("the amount and the reference can be copied for Bankily's fields", async ({ page }) => {
      const { texts, open, bankily, amount, toast } = donatePage(page, inLanguage);
      await open();
      await amount.fill("50 EUR");
      await bankily.getByRole("button", { name: texts.bankily.copyAmount }).click();
      await expect(toast(texts.bankily.copiedAmount)).toBeVisible();
      expect(await pasted(page)).toBe("2277");
      await bankily.getByRole("button", { name: texts.bankily.copyReference }).click();
      await expect(toast(texts.bankily.copiedReference)).toBeVisible();
      expect(await pasted(page)).toBe(account.reference);
    });

    test("there is no amount to copy while none is chosen", async ({ page }) => {
      const { texts, open, bankily, amount } = donatePage(page, inLanguage);
      await open();
      await expect(bankily.getByRole("button", { name: texts.bankily.copyAmount })).toBeVisible();
      await amount.fill("");
      await expect(bankily.getByRole("button", { name: texts.bankily.copyAmount })).toHaveCount(0);
    });

    test("the QR code and the box are there", async ({ page }) => {
      const { texts, open, bankily, qr } = donatePage(page, inLanguage);
      await open();
      const { secure } = texts.bankily;
      await expect(bankily.getByRole("img", { name: qr.alt })).toBeVisible();
      await expect(bankily.getByText(qr.caption)).toBeVisible();
      await expect(bankily.getByRole("heading", { name: secure.title })).toBeVisible();
      for (const point of secure.points) await expect(bankily.getByText(point)).toBeVisible();
    });

    test("the large button says what comes next on a computer", async ({ page }) => {
      const { texts, payee, open, bankily, toast } = donatePage(page, inLanguage);
      await open();
      await bankily.getByRole("button", { name: payee.copyLarge }).click();
      await expect(bankily.getByRole("button", { name: payee.copiedLarge })).toBeVisible();
      await expect(bankily.getByRole("status")).toHaveText(payee.nextOnComputer);
      await expect(toast(texts.bankily.copied.title)).toContainText(payee.copied);
      expect(await pasted(page)).toBe(payee.value);
    });
  });

  test.describe(`Bankily on a phone in ${language.code}`, () => {
    const { userAgent, viewport, isMobile, hasTouch, deviceScaleFactor } = devices["Pixel 7"];
    test.use({ userAgent, viewport, isMobile, hasTouch, deviceScaleFactor });

    test("the large button says what comes next on this phone", async ({ page, context }) => {
      await context.grantPermissions(["clipboard-write"]);
      await answerRates(context);
      const { payee, open, bankily } = donatePage(page, inLanguage);
      await open();
      await bankily.getByRole("button", { name: payee.copyLarge }).tap();
      await expect(bankily.getByRole("status")).toHaveText(payee.nextOnPhone);
    });
  });

  test.describe(`without JavaScript in ${language.code}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test("number, steps and QR code are there, and nothing that would not work", async ({
      page,
    }) => {
      const { texts, open, bankily, qr, panel, money } = donatePage(page, inLanguage);
      await open();
      await expect(bankily.getByRole("link", { name: phone })).toBeVisible();
      await expect(bankily.getByRole("listitem").getByRole("paragraph")).toHaveCount(5);
      await expect(bankily).toContainText(money(figures.donation.amount, "MRU"));
      await expect(bankily).toContainText(account.holder);
      await expect(bankily.getByRole("link", { name: texts.bankily.without })).toBeVisible();
      await bankily.locator("summary").click();
      await expect(bankily.getByRole("img", { name: qr.alt })).toBeVisible();
      await expect(page.getByText(texts.currency.noScript)).toBeVisible();
      await expect(panel).toBeHidden();
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("main").locator('a[href="#calculator"]')).toBeHidden();
      for (const { id, amount } of figures.impactLevels) {
        await expect(page.getByRole("heading", { name: texts.levels[id].title })).toBeVisible();
        await expect(page.getByText(money(amount, "MRU")).first()).toBeVisible();
      }
    });
  });
}
