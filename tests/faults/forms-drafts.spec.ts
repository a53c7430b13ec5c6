import { everyLanguage, mainLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, type Page, test } from "../support/site-test.ts";

/** Waits until the draft holds a text; nothing may be in the storage that outlives the tab. */
async function expectDraft(page: Page, formId: string, text: string | null): Promise<void> {
  const stored = () => page.evaluate((key) => sessionStorage.getItem(key), `draft:${formId}`);
  if (text === null) await expect.poll(stored).toBeNull();
  else await expect.poll(stored).toContain(text);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(text ?? "@");
}

for (const inLanguage of [mainLanguage()]) {
  const { volunteer, contact } = formsIn(inLanguage);
  const { paths } = inLanguage.shell;
  for (const site of [volunteer, contact]) {
    test.describe(`a draft of the ${site.id} form in ${inLanguage.language.code}`, () => {
      test("survives a reload, a visit elsewhere and the back button", async ({ page }) => {
        const values = goodValues(site);
        const form = formOn(page, site);
        await form.open();
        await form.fill(values);
        await expectDraft(page, site.id, values.message);
        await page.reload();
        await form.expectValues(values);
        await page.goto(paths.about);
        await page.goto(site.path);
        await form.expectValues(values);
        await page.goto(paths.ourWork);
        await page.goBack();
        await form.expectValues(values);
        await page.goto("about:blank");
        await form.open();
        await form.expectValues(values);
      });

      test("goes away when it was sent", async ({ page }) => {
        const values = goodValues(site);
        const form = formOn(page, site);
        await form.open();
        await form.fill(values);
        await expectDraft(page, site.id, values.message);
        await form.submit.click();
        await expectToast(page, "success", site.toasts.success);
        await expectDraft(page, site.id, null);
        await page.reload();
        await expect(form.submit).toBeEnabled();
        await form.expectEmpty();
      });

      test("goes away by Clear, which can be taken back until something else is typed", async ({
        page,
      }) => {
        const values = goodValues(site);
        const form = formOn(page, site);
        await form.open();
        await expect(form.restore).toHaveCount(0);
        await form.fill(values);
        await form.clear.click();
        await form.expectEmpty();
        await expectDraft(page, site.id, null);
        await form.restore.click();
        await form.expectValues(values);
        await expectDraft(page, site.id, values.message);
        await form.clear.click();
        await form.fill({ name: "Oumar" });
        await expect(form.restore).toHaveCount(0);
      });
    });
  }
}

test("a draft follows the visitor into another language, and into no other tab", async ({
  page,
  context,
}) => {
  const [first, ...others] = everyLanguage.map((one) => formsIn(one).volunteer);
  if (!first) throw new Error("no language");
  const values = goodValues(first);
  const form = formOn(page, first);
  await form.open();
  await form.dialCode.selectOption("+33 FR");
  await form.fill(values);
  for (const site of others) {
    const translated = formOn(page, site);
    await translated.open();
    await translated.expectValues(values);
    await expect(translated.dialCode).toHaveValue("+33 FR");
  }
  const elsewhere = formOn(await context.newPage(), first);
  await elsewhere.open();
  await elsewhere.expectEmpty();
});
