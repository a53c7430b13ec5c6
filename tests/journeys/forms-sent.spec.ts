import { expectAccessible } from "../support/check-accessibility.ts";
import { contact, volunteer } from "../support/forms-content.ts";
import {
  answerMail,
  expectToast,
  formOn,
  goodValues,
  holdMail,
  mailWith,
  stopAnsweringMail,
  theMailWith,
} from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

test("form: keeps its text until it can be sent", async ({
  page,
  context,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/u);
  const values = goodValues(contact);
  const form = formOn(page, contact);
  await form.open();
  await form.fill(values);
  const toast = page.locator("[data-toast=error]");
  const tried = new Set<string>();
  page.on("request", (request) => {
    if (request.method() === "POST") tried.add(request.postDataJSON().template_params.message_id);
  });
  // A network's own page. The test of the service has its other answers.
  const body = "<html>Sign in to use this network</html>";
  const seen = await answerMail(page, (route) => route.fulfill({ status: 200, body }));
  await form.submit.click();
  await expectToast(page, "error", contact.toasts.failure);
  expect(seen.requests).toBe(1);
  await expect(form.outcome).toContainText(contact.texts.reasons.unclear);
  await expect(form.outcome).toBeFocused();
  await expectAccessible(page, { contrast: false });
  await form.expectValues(values);
  await expect(form.submit).toBeEnabled();
  await toast.getByRole("button").click();
  await expect(toast).toHaveCount(0);
  await stopAnsweringMail(page);
  await context.setOffline(true);
  // Chromium may let one more request through.
  const cut = await answerMail(page, (route) => route.abort("internetdisconnected"));
  await form.submit.click();
  await expect(form.outcome).toContainText(contact.texts.reasons.offline);
  await expect(form.outcome.getByText(contact.texts.another.title)).toBeVisible();
  await expect(page.locator("[data-toast]"), "one toast at a time").toHaveCount(1);
  await form.expectValues(values);
  const { title, text } = contact.texts.again;
  const region = form.outcome.locator("[aria-live=polite]");
  await expect(region).toBeEmpty();
  const before = cut.requests;
  await context.setOffline(false);
  await expect(region).toHaveText(title + text);
  await expect(form.outcome.getByText(contact.texts.reasons.offline)).toHaveCount(0);
  expect(cut.requests, "nothing is sent without a press").toBe(before);
  await form.expectValues(values);
  await stopAnsweringMail(page);
  await form.outcome.getByRole("button", { name: contact.submit, exact: true }).click();
  await expectToast(page, "success", contact.toasts.success);
  const { template_params } = await theMailWith(request, values.message);
  expect([...tried], "one number for one message").toEqual([template_params["message_id"]]);
});

test("form: sends one message however often it is submitted", async ({ page }) => {
  const { seen, release } = await holdMail(page);
  const form = formOn(page, volunteer);
  await form.open();
  await form.fill(goodValues(volunteer));
  await expect(form.dialCode.locator("option").nth(230)).toBeAttached();
  await form.dialCode.selectOption("+1 CA");
  await form.element.evaluate((element: HTMLFormElement) => {
    for (let times = 0; times < 3; times += 1) element.requestSubmit();
  });
  await form.control("name").focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(form.submitting).toBeDisabled();
  await form.submitting.click({ force: true });
  await expect(form.control("name")).toHaveJSProperty("readOnly", true);
  await expect(form.dialCode).toHaveAttribute("aria-readonly", "true");
  await expect(form.dialCode.locator("option:not(:disabled)")).toHaveText(/\+1\)/u);
  await form.dialCode.focus();
  for (const key of ["ArrowDown", "End", "f"]) await page.keyboard.press(key);
  await expect(form.dialCode).toHaveValue("+1 CA");
  release();
  await expect(form.outcome).toContainText(volunteer.toasts.success.title);
  await expect(form.dialCode).toHaveAttribute("aria-readonly", "false");
  expect(seen.requests).toBe(1);

  await form.fill(goodValues(volunteer));
  await form.submit.dblclick();
  await expect(form.outcome).toContainText(volunteer.toasts.success.title);
  // The second click can arrive when the form is already empty.
  await form.submit.dispatchEvent("click", { detail: 2 });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(form.summary).toHaveCount(0);
  expect(seen.requests).toBe(2);
});

test("form: the hidden field stops a program once, and a second press sends", async ({
  page,
  request,
}) => {
  const form = formOn(page, contact);
  await form.open();
  const trap = form.element.locator("[name=referral_code]");
  await expect(trap).toBeHidden();
  await expect(form.element.getByRole("textbox")).toHaveCount(Object.keys(contact.labels).length);
  await expect(form.element).not.toMatchAriaSnapshot(`- text: ${contact.texts.honeypot}`);
  const values = goodValues(contact);
  const fillIn = (field: HTMLInputElement, value: string) => {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  for (const [field, value] of Object.entries(values)) {
    await form.control(field).evaluate(fillIn, value);
  }
  await trap.evaluate(fillIn, "https://example.org");
  await form.submit.click();
  await expect(form.outcome).toContainText(contact.texts.reasons.blocked);
  await form.expectValues(values);
  expect(await mailWith(request, values.message)).toEqual([]);
  await form.submit.click();
  await expectToast(page, "success", contact.toasts.success);
  await theMailWith(request, values.message);
});
