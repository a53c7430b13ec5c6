import { everyLanguage } from "../support/every-language.ts";
import { contact, inMain, volunteer } from "../support/fault-page.ts";
import { formsIn } from "../support/forms-content.ts";
import { theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, type Page, test } from "../support/site-test.ts";

async function expectDraft(page: Page, formId: string, text: string | null): Promise<void> {
  const stored = () => page.evaluate((key) => sessionStorage.getItem(key), `draft:${formId}`);
  if (text === null) await expect.poll(stored).toBeNull();
  else await expect.poll(stored).toContain(text);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(text ?? "@");
}

test("draft: survives a reload, another page and the back button until the form is sent", async ({
  page,
}) => {
  const { paths } = inMain.shell;
  const values = goodValues(contact);
  const form = formOn(page, contact);
  await form.open();
  await form.fill(values);
  await expectDraft(page, contact.id, values.message);
  await page.reload();
  await form.expectValues(values);
  await page.goto(paths.about);
  await page.goto(contact.path);
  await form.expectValues(values);
  await page.goto(paths.ourWork);
  await page.goBack();
  await form.expectValues(values);
  // Playwright turns the back-forward cache off, so the test sends its events.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await form.expectValues(values);
  await form.submit.click();
  await expectToast(page, "success", contact.toasts.success);
  await expectDraft(page, contact.id, null);
  await page.reload();
  await expect(form.submit).toBeEnabled();
  await form.expectEmpty();
});

test("draft: follows the visitor into another language, but not into another tab", async ({
  page,
  context,
}) => {
  const values = goodValues(volunteer);
  const form = formOn(page, volunteer);
  await form.open();
  await expect(form.restore).toHaveCount(0);
  await form.dialCode.selectOption("+33 FR");
  await form.fill(values);
  for (const inLanguage of [...everyLanguage.slice(1), inMain]) {
    const translated = formOn(page, formsIn(inLanguage).volunteer);
    await translated.open();
    await translated.expectValues(values);
    await expect(translated.dialCode).toHaveValue("+33 FR");
  }
  const elsewhere = formOn(await context.newPage(), volunteer);
  await elsewhere.open();
  await elsewhere.expectEmpty();
  await form.clear.click();
  await form.expectEmpty();
  await expectDraft(page, volunteer.id, null);
  await form.restore.click();
  await form.expectValues(values);
  await expectDraft(page, volunteer.id, values.message);
  await form.clear.click();
  await form.fill({ name: "Oumar" });
  await expect(form.restore).toHaveCount(0);
});

const isModule = (url: URL) => /^\/assets\/.*\.js$/u.test(url.pathname);

test("form: keeps its text when the visitor submits before the script is there", async ({
  page,
  request,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(isModule, async (route) => {
    await released;
    await route.continue();
  });
  const values = goodValues(volunteer);
  const form = formOn(page, volunteer);
  await page.goto(volunteer.path, { waitUntil: "commit" });
  await form.fill(values);
  await expect(form.submit).toBeDisabled();
  await form.control("name").press("Enter");
  await expect(page).toHaveURL(volunteer.path);
  await form.expectValues(values);
  release();
  await expect(form.submit).toBeEnabled();
  await form.expectValues(values);
  await form.submit.click();
  await expectToast(page, "success", volunteer.toasts.success);
  await theMailWith(request, values.message);
});

test("form: sends when storage is denied and the clock is a year behind", async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await page.clock.install({ time: Date.now() - 365 * 24 * 60 * 60 * 1000 });
  const values = goodValues(contact);
  const form = formOn(page, contact);
  await form.open();
  await form.fill(values);
  await form.submit.click();
  await expectToast(page, "success", contact.toasts.success);
  await theMailWith(request, values.message);
});
