import { eachDirection } from "../support/every-language.ts";
import { contact } from "../support/fault-page.ts";
import { formsIn } from "../support/forms-content.ts";
import { answerMail, theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

for (const inLanguage of eachDirection) {
  const { volunteer } = formsIn(inLanguage);
  const { code } = inLanguage.language;

  test(`offline in ${code}: says so, keeps everything, and sends when the connection is back`, async ({
    page,
    context,
    request,
    expectProblem,
  }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED/u);
    const values = goodValues(volunteer);
    const form = formOn(page, volunteer);
    await form.open();
    await form.fill(values);
    await context.setOffline(true);
    await form.submit.click();
    await expectToast(page, "error", volunteer.toasts.failure);
    await expect(form.outcome).toContainText(volunteer.texts.reasons.offline);
    await form.expectValues(values);
    await context.setOffline(false);
    await form.submit.click();
    await expectToast(page, "success", volunteer.toasts.success);
    await theMailWith(request, values.message);
  });
}

test("an answer that never comes is given up after 15 seconds", async ({ page }) => {
  await page.clock.install({ time: 0 });
  const values = goodValues(contact);
  const mail = await answerMail(page, () => new Promise(() => {}));
  const form = formOn(page, contact);
  await form.open();
  await form.fill(values);
  await page.clock.pauseAt(600_000);
  await form.submit.click();
  await expect.poll(() => mail.requests).toBe(1);
  await page.clock.runFor(14_900);
  await expect(form.submitting).toBeDisabled();
  await page.clock.runFor(100);
  await expectToast(page, "error", contact.toasts.failure);
  await expect(form.outcome).toContainText(contact.texts.reasons.timeout);
  await form.expectValues(values);
  await expect(form.submit).toBeEnabled();
});
