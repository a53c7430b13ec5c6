import { everyLanguage } from "../../support/every-language.ts";
import { formsIn, inMain, volunteer } from "../../support/forms-content.ts";
import { expectToast, formOn, goodValues, theMailWith } from "../../support/forms-page.ts";
import { denyStorage, expect, holdRequests, test } from "../../support/site-test.ts";

test("draft: stays in its tab until it is cleared or sent", async ({ page, context }) => {
  const values = { ...goodValues(volunteer), phone: "612345678" };
  const form = formOn(page, volunteer);
  const key = `draft:${volunteer.id}`;
  const stored = () => page.evaluate((name) => sessionStorage.getItem(name), key);
  await form.open();
  await expect(form.restore).toHaveCount(0);
  await form.fill({ ...values, phone: "+33 6 12 34 56 78" });
  await page.reload();
  await form.expectValues(values);
  const translated = formOn(page, formsIn(everyLanguage.at(-1) ?? inMain).volunteer);
  await translated.open();
  await translated.expectValues(values);
  await expect(translated.dialCode).toHaveValue("+33 FR");
  await page.goBack();
  await form.expectValues(values);
  // Playwright turns the back-forward cache off, so the test sends its events.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await form.expectValues(values);
  const other = await context.newPage();
  const elsewhere = formOn(other, volunteer);
  await elsewhere.open();
  await elsewhere.expectEmpty();
  const ended = `{"":${Date.now() - 604_800_000},"email":"old@example.org"}`;
  await other.evaluate(`sessionStorage["${key}"] = '${ended}'`);
  await elsewhere.fill({ name: "Oumar" });
  await other.reload();
  await elsewhere.expectValues({ name: "Oumar", email: "" });
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain("@");

  await form.clear.click();
  await form.expectEmpty();
  expect(await stored()).toBeNull();
  await form.restore.click();
  await form.expectValues(values);
  expect(await stored()).toContain(values.message);
  expect(await stored(), "a field of the other form").not.toContain("subject");
  await form.clear.click();
  await form.fill({ name: "Oumar" });
  await expect(form.restore).toHaveCount(0);
  await form.fill(values);
  await form.submit.click();
  await expectToast(page, "success", volunteer.toasts.success);
  expect(await stored()).toBeNull();
  await form.expectEmpty();
});

test("form: keeps its text when the visitor submits before the script is there", async ({
  page,
  request,
}) => {
  await denyStorage(page);
  await page.clock.install({ time: Date.now() - 365 * 24 * 60 * 60 * 1000 });
  const release = await holdRequests(page, /\/assets\/.*\.js$/u);
  const values = goodValues(volunteer);
  const form = formOn(page, volunteer);
  await page.goto(volunteer.path, { waitUntil: "commit" });
  await form.fill(values);
  await expect(form.submit).toBeDisabled();
  await form.control("name").press("Enter");
  await expect(page).toHaveURL(volunteer.path);
  release();
  await expect(form.submit).toBeEnabled();
  await form.expectValues(values);
  await form.submit.click();
  await expectToast(page, "success", volunteer.toasts.success);
  await theMailWith(request, values.message);
});
