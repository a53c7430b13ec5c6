import { eachDirection } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { answerMail, theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

// Each form once, each direction once.
for (const [i, inLanguage] of eachDirection.entries()) {
  const { volunteer, contact } = formsIn(inLanguage);
  for (const site of i === 0 ? [volunteer] : [contact]) {
    const { failure } = site.toasts;

    test.describe(`the ${site.id} form in ${inLanguage.language.code}`, () => {
      test("offline: says so, keeps everything, and sends when the connection is back", async ({
        page,
        context,
        request,
        expectProblem,
      }) => {
        expectProblem(/ERR_INTERNET_DISCONNECTED/u);
        const values = goodValues(site);
        const form = formOn(page, site);
        await form.open();
        await form.fill(values);
        await context.setOffline(true);
        await form.submit.click();
        await expectToast(page, "error", failure);
        await expect(form.outcome).toContainText(site.texts.reasons.offline);
        await form.expectValues(values);
        await context.setOffline(false);
        await form.submit.click();
        await expectToast(page, "success", site.toasts.success);
        await theMailWith(request, values.message);
      });

      test("an answer that never comes is given up after 15 seconds", async ({ page }) => {
        await page.clock.install({ time: 0 });
        const values = goodValues(site);
        const mail = await answerMail(page, () => new Promise(() => {}));
        const form = formOn(page, site);
        await form.open();
        await form.fill(values);
        await page.clock.pauseAt(600_000);
        await form.submit.click();
        await expect.poll(() => mail.requests).toBe(1);
        await page.clock.runFor(14_900);
        await expect(form.submitting).toBeDisabled();
        await page.clock.runFor(100);
        await expectToast(page, "error", failure);
        await expect(form.outcome).toContainText(site.texts.reasons.timeout);
        await form.expectValues(values);
        await expect(form.submit).toBeEnabled();
      });
    });
  }
}
