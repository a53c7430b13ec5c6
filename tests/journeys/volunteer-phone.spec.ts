import { mainLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, type Page, test } from "../support/site-test.ts";

const caret = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    return control instanceof HTMLInputElement ? control.selectionStart : undefined;
  });

for (const inLanguage of [mainLanguage()]) {
  const { volunteer } = formsIn(inLanguage);

  test.describe(`the phone number in ${inLanguage.language.code}`, () => {
    test("keeps the caret where it was when a letter is typed in the middle", async ({ page }) => {
      const form = formOn(page, volunteer);
      await form.open();
      await form.fill({ phone: "36123456" });
      for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowLeft");
      await page.keyboard.type("x");
      await expect(form.control("phone")).toHaveValue("36123456");
      expect(await caret(page)).toBe(4);
      await page.keyboard.type("7");
      await expect(form.control("phone")).toHaveValue("361273456");
      expect(await caret(page)).toBe(5);
    });

    test("is remarked on when it seems to hold the country code too", async ({ page }) => {
      const { form: texts } = inLanguage.texts("getInvolved");
      const form = formOn(page, volunteer);
      await form.open();
      const remark = form.element.getByText(texts.repeatedDialCode, { exact: true });
      await form.fill({ phone: "36123456" });
      await expect(remark).toHaveCount(0);
      await form.fill({ phone: "+222 36 12 34 56" });
      await expect(remark).toBeVisible();
      await form.dialCode.selectOption("+33 FR");
      await expect(remark).toHaveCount(0);
    });

    test("goes with the chosen country, also one of several that share a code", async ({
      page,
      request,
    }) => {
      const values = goodValues(volunteer);
      const form = formOn(page, volunteer);
      await form.open();
      await expect(form.dialCode).toHaveValue("+222 MR");
      await expect.poll(() => form.dialCode.locator("option").count()).toBeGreaterThan(230);
      await form.dialCode.selectOption("+1 CA");
      await form.fill({ ...values, phone: "5145551234" });
      await expect(form.dialCode).toHaveValue("+1 CA");
      await form.submit.click();
      await expectToast(page, "success", volunteer.toasts.success);
      const { template_params: sent } = await theMailWith(request, values.message);
      expect(sent["phone"]).toBe("+15145551234");
    });
  });
}
