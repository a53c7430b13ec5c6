import { mainLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { holdMail, mailWith, theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, type Page, test } from "../support/site-test.ts";

/** Waits until the page has drawn what the last event changed. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

for (const inLanguage of [mainLanguage()]) {
  const { volunteer, contact } = formsIn(inLanguage);
  for (const site of [volunteer, contact]) {
    test.describe(`the ${site.id} form in ${inLanguage.language.code} sends one message`, () => {
      test("for a double click", async ({ page, request }) => {
        const values = goodValues(site);
        const form = formOn(page, site);
        await form.open();
        await form.fill(values);
        await form.submit.dblclick();
        await expectToast(page, "success", site.toasts.success);
        // Its second half may also come when the form was emptied already.
        await form.submit.dispatchEvent("click", { detail: 2 });
        await nextFrames(page);
        await expect(form.summary).toHaveCount(0);
        await theMailWith(request, values.message);
      });

      test("for Enter held down", async ({ page, request }) => {
        const values = goodValues(site);
        const form = formOn(page, site);
        await form.open();
        await form.fill(values);
        await form.control("name").focus();
        for (let press = 0; press < 20; press += 1) await page.keyboard.down("Enter");
        await page.keyboard.up("Enter");
        await expectToast(page, "success", site.toasts.success);
        await expect(form.summary).toHaveCount(0);
        expect(await mailWith(request, values.message)).toHaveLength(1);
      });

      test("for a second submit while it is being sent", async ({ page }) => {
        const { seen, release } = await holdMail(page);
        const form = formOn(page, site);
        await form.open();
        await form.fill(goodValues(site));
        await form.submit.click();
        await expect.poll(() => seen.requests).toBe(1);
        await expect(form.submitting).toBeDisabled();
        await form.submitting.click({ force: true });
        await form.control("name").press("Enter");
        await form.element.evaluate((element: HTMLFormElement) => element.requestSubmit());
        release();
        await expectToast(page, "success", site.toasts.success);
        expect(seen.requests).toBe(1);
      });
    });
  }
}
