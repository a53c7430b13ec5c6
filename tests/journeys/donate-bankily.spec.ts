import { donatePage, storeRates } from "../support/donate-page.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, expectHydrated, holdRequests, type Page, test } from "../support/site-test.ts";

/** Pastes into a field, because the site's policy does not allow reading the clipboard. */
async function pasted(page: Page): Promise<string> {
  const field = page.locator("#amount");
  await field.fill("");
  await field.press("ControlOrMeta+V");
  return field.inputValue();
}

const inMain = mainLanguage();
const { bankily: account } = inMain.shell.site;

test("copy buttons: copy their values", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await storeRates(context);
  const { texts, payee, open, slip, bankily, amount, toast } = donatePage(page, inMain);
  await open();
  await slip.getByRole("button", { name: payee.copy, exact: true }).click();
  await expect(slip.getByRole("button")).toHaveText(payee.copiedLarge, { useInnerText: true });
  await expect(slip.locator(".on-computer", { hasText: payee.nextOnComputer })).toBeVisible();
  await expect(slip.locator(".on-phone")).toBeHidden();
  await expect(toast(texts.bankily.copiedTitle)).toContainText(payee.copied);
  expect(await pasted(page)).toBe(payee.toCopy);
  const secondStep = bankily.getByRole("button", { name: payee.copiedLarge });
  await expect(bankily.locator(".on-computer")).toBeHidden();
  await secondStep.click();
  await expect(bankily.locator(".on-computer", { hasText: payee.nextOnComputer })).toBeVisible();
  expect(await pasted(page)).toBe(payee.toCopy);

  await amount.fill("50 EUR");
  const copyAmount = bankily.getByRole("button", { name: texts.bankily.copyAmount });
  await copyAmount.click();
  await expect(copyAmount).toContainText(texts.bankily.copiedTitle, { useInnerText: true });
  await expect(toast(texts.bankily.copiedAmount)).toBeVisible();
  expect(await pasted(page)).toBe("2277");
  await amount.fill("60 EUR");
  await expect(copyAmount).not.toContainText(texts.bankily.copiedTitle, { useInnerText: true });
  await bankily.getByRole("button", { name: texts.bankily.copyReference }).click();
  await expect(toast(texts.bankily.copiedReference)).toBeVisible();
  expect(await pasted(page)).toBe(account.reference);
  await amount.fill("");
  await expect(copyAmount).toHaveCount(0);
  await page.reload();
  await expect(slip.getByRole("link", { name: texts.donor.after.link })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 480 }, hasTouch: true, isMobile: true });

  test("copy button: answers a press before any script has come, and React keeps the answer", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-write"]);
    await storeRates(context);
    const { payee, slip } = donatePage(page, inMain);
    const comesLater = await holdRequests(page, /\/assets\/.*\.js$/);
    await page.goto(inMain.shell.paths.donate, { waitUntil: "commit" });
    await slip.getByRole("button", { name: payee.copy, exact: true }).click();
    comesLater();
    await expect(slip.locator(".on-phone", { hasText: payee.nextOnPhone })).toBeVisible();
    await expectHydrated(page);
    await expect(slip.getByRole("button")).toHaveText(payee.copiedLarge, { useInnerText: true });
    expect(await pasted(page)).toBe(payee.toCopy);
  });
});
