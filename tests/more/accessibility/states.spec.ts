import { expectAccessible, expectAccessibleHere } from "../../support/check-accessibility.ts";
import { everyLanguage } from "../../support/every-language.ts";
import { contact, formsIn, inMain } from "../../support/forms-content.ts";
import {
  answerMail,
  formOn,
  goodValues,
  holdMail,
  stopAnsweringMail,
} from "../../support/forms-page.ts";
import { expect, test } from "../../support/site-test.ts";

const phone = { width: 360, height: 800 };

test.use({ viewport: phone });

test("screen reader: hears “not sent”, and later “sent”", async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/u);
  const form = formOn(page, contact);
  await form.open();
  const { failure, success } = contact.toasts;
  const region = page.getByRole("region", { name: inMain.shell.ui.toast.region });
  const toasts = region.locator("[aria-live]");
  await expect(toasts).toBeEmpty();
  await form.fill(goodValues(contact));
  await answerMail(page, (route) => route.fulfill({ status: 500, body: "" }));
  await form.submit.click();
  await expect(form.outcome).toBeFocused();
  await expect(form.outcome).toHaveAccessibleName(failure.title);
  await expect(form.outcome).toHaveAccessibleDescription(contact.texts.reasons.server);
  await expect(form.outcome.getByRole("link")).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await stopAnsweringMail(page);
  const { release } = await holdMail(page);
  await form.submit.click();
  await expect(form.submitting).toBeDisabled();
  await expectAccessible(page);
  await expect(form.submitting).toBeDisabled();
  release();
  await expect(form.outcome).toBeFocused();
  await expect(form.outcome).toHaveAccessibleName(success.title);
  await expect(form.outcome).toHaveAccessibleDescription(success.text);
  await expect(toasts).toBeEmpty();
  await expectAccessible(page);
});

for (const inLanguage of everyLanguage) {
  test(`form in ${inLanguage.language.code}: its errors leave no target half under the header`, async ({
    page,
  }) => {
    const form = formOn(page, formsIn(inLanguage).volunteer);
    await form.open();
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    await expectAccessibleHere(page, false);
  });
}
