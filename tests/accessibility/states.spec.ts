import { neverGiveUpRates, storeOldRates } from "../support/access-rates.ts";
import { mainViews } from "../support/access-sizes.ts";
import { expectAccessible } from "../support/check-accessibility.ts";
import { donatePage } from "../support/donate-page.ts";
import { all, answerRates } from "../support/donate-services.ts";
import { formsIn } from "../support/forms-content.ts";
import { answerMail, holdMail } from "../support/forms-mail.ts";
import { formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

for (const { in: inLanguage, viewport } of mainViews) {
  const { volunteer, contact } = formsIn(inLanguage);
  const { code, locale } = inLanguage.language;
  test.describe(`${code} at ${viewport.width} px is accessible with`, () => {
    // Nothing glides: axe finds the page where it will stay.
    test.use({ viewport, locale, contextOptions: { reducedMotion: "reduce" } });

    test("a toast and the other ways to write shown", async ({ page, expectProblem }) => {
      expectProblem(/Failed to load resource/u);
      await answerMail(page, (route) => route.fulfill({ status: 500, body: "" }));
      const form = formOn(page, contact);
      await form.open();
      await form.fill(goodValues(contact));
      await form.submit.click();
      await expect(form.outcome.getByRole("link")).toHaveCount(2);
      await expect(page.locator("[data-toast=error]")).toBeVisible();
      await expectAccessible(page);
    });

    // Only the toast stands elsewhere on a wide screen.
    if (viewport.width > 1000) return;

    test("errors shown", async ({ page }) => {
      const form = formOn(page, volunteer);
      await form.open();
      await form.submit.click();
      await expect(form.summary.getByRole("link")).toHaveCount(6);
      await expectAccessible(page);
    });

    test("a form being sent", async ({ page }) => {
      const { release } = await holdMail(page);
      const form = formOn(page, contact);
      await form.open();
      await form.fill(goodValues(contact));
      await form.submit.click();
      await expect(form.submitting).toBeDisabled();
      // To the top, where the header lies over nothing and no field is half under it.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
      await expect(form.submitting).toBeDisabled();
      release();
      await expect(form.outcome).toBeVisible();
    });

    test("a form sent", async ({ page }) => {
      await answerMail(page, (route) => route.fulfill({ status: 200, body: "OK" }));
      const form = formOn(page, contact);
      await form.open();
      await form.fill(goodValues(contact));
      await form.submit.click();
      await expect(form.outcome).toContainText(contact.toasts.success.text);
      await expect(page.locator("[data-toast=success]")).toBeVisible();
      await expectAccessible(page);
    });

    test("rates loading", async ({ page, context }) => {
      await answerRates(context, all("silent"));
      await neverGiveUpRates(page);
      const { open, texts, currency } = donatePage(page, inLanguage);
      const loading = currency("EUR").getByText(texts.currency.loading);
      await open();
      await expect(loading).toBeVisible();
      await expectAccessible(page);
      await expect(loading).toBeVisible();
    });

    test("approximate rates", async ({ page, context, expectProblem }) => {
      expectProblem(/Failed to load resource/u);
      expectProblem(/The exchange rates could not be fetched/u);
      await storeOldRates(page);
      await answerRates(context, all({ text: "", status: 503 }));
      const { open, approximate, currency } = donatePage(page, inLanguage);
      await open();
      await expect(currency("EUR")).toBeEnabled();
      await expect(approximate).toBeVisible();
      await expectAccessible(page);
    });
  });
}
