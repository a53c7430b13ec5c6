import { mainLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { answerMail } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

for (const inLanguage of [mainLanguage()]) {
  const { volunteer, contact } = formsIn(inLanguage);
  for (const site of [volunteer, contact]) {
    test.describe(`the trap in the ${site.id} form in ${inLanguage.language.code}`, () => {
      test("is met by nobody who looks, listens or tabs", async ({ page }) => {
        const form = formOn(page, site);
        await form.open();
        await expect(form.element.locator("[name=referral_code]")).toBeHidden();
        const expected = await form.element.locator("input:visible, textarea:visible").count();
        expect(expected).toBe(Object.keys(site.labels).length);
        await expect(form.element.getByRole("textbox")).toHaveCount(expected);
        await expect(form.element).not.toMatchAriaSnapshot(`- text: ${site.texts.honeypot}`);
        await form.control("name").focus();
        const met: string[] = [];
        for (let step = 0; step < 12; step += 1) {
          met.push(await page.evaluate(() => document.activeElement?.getAttribute("name") ?? ""));
          await page.keyboard.press("Tab");
        }
        expect(met).toContain("message");
        expect(met).not.toContain("referral_code");
      });

      test("catches what a program fills in: nothing is sent, nothing typed is lost", async ({
        page,
      }) => {
        const mail = await answerMail(page, (route) => route.abort());
        const form = formOn(page, site);
        await form.open();
        const values = goodValues(site);
        await form.fill(values);
        await form.element.locator("[name=referral_code]").evaluate((trap: HTMLInputElement) => {
          trap.value = "https://example.org";
        });
        await form.submit.click();
        await expectToast(page, "success", site.toasts.success);
        await form.expectValues(values);
        expect(mail.requests).toBe(0);
        await page.reload();
        await form.expectValues(values);
      });
    });
  }
}
