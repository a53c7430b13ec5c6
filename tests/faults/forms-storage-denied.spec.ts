import { mainLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { mailWith, theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, type Page, test } from "../support/site-test.ts";

const deny = (page: Page, names: readonly ("localStorage" | "sessionStorage")[]) =>
  page.addInitScript((denied) => {
    for (const name of denied) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  }, names);

for (const inLanguage of [mainLanguage()]) {
  const { volunteer, contact } = formsIn(inLanguage);
  const { code } = inLanguage.language;
  for (const site of [volunteer, contact]) {
    test(`all storage denied: the ${site.id} form in ${code} works, fails plainly and keeps what was typed`, async ({
      page,
      request,
    }) => {
      await deny(page, ["localStorage", "sessionStorage"]);
      const values = goodValues(site);
      const form = formOn(page, site);
      await form.open();
      await form.fill(values);
      await form.submit.click();
      await expectToast(page, "error", site.toasts.failure);
      await expect(form.outcome).toContainText(site.texts.reasons.unavailable);
      await form.expectValues(values);
      await form.clear.click();
      await form.expectEmpty();
      expect(await mailWith(request, values.message)).toEqual([]);
    });
  }

  test(`drafts denied: the contact form in ${code} sends`, async ({ page, request }) => {
    await deny(page, ["sessionStorage"]);
    const values = goodValues(contact);
    const form = formOn(page, contact);
    await form.open();
    await form.fill(values);
    await form.submit.click();
    await expectToast(page, "success", contact.toasts.success);
    await theMailWith(request, values.message);
  });
}
