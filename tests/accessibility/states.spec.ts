import { interpolate } from "../../src/i18n/interpolate.ts";
import { accessTree } from "../support/access-tree.ts";
import { expectAccessible } from "../support/check-accessibility.ts";
import { hoursAgo, storeRates } from "../support/donate-cache.ts";
import { donatePage } from "../support/donate-page.ts";
import { all, answerRates } from "../support/donate-services.ts";
import { mainLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { answerMail, holdMail, stopAnsweringMail } from "../support/forms-mail.ts";
import { formOn, goodValues } from "../support/forms-page.ts";
import { currencyNames } from "../support/keyboard.ts";
import { expect, type Page, test } from "../support/site-test.ts";

const phone = { width: 360, height: 800 };

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

// What is told in Arabic: `keyboard-forms.spec.ts` and `keyboard-donate.spec.ts`.
const inMain = mainLanguage();
const { shell, texts } = inMain;
const { volunteer, contact } = formsIn(inMain);

test("told: each field of an application, that it is required, its hint and its error", async ({
  page,
}) => {
  const { form: words } = texts("getInvolved");
  const { errors } = volunteer.texts;
  const form = formOn(page, volunteer);
  await form.open();
  const tree = await accessTree(page);
  const fields = async () =>
    (await tree.withRole("textbox", "combobox")).map(({ name, description, states }) => [
      name,
      description,
      states["required"],
      states["invalid"],
    ]);
  // The list is not called required: one of its codes is always chosen.
  const { name, email, dialCode, phone, interest, availability, message } = words;
  expect(await fields()).toEqual([
    [name.label, "", "true", "false"],
    [email.label, "", "true", "false"],
    [dialCode.label, "", undefined, "false"],
    [phone.label, phone.hint, "true", "false"],
    [interest.label, interest.hint, "true", "false"],
    [availability.label, availability.hint, "true", "false"],
    [message.label, message.hint, "true", "false"],
  ]);
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  expect(await fields()).toEqual([
    [name.label, errors.nameRequired, "true", "true"],
    [email.label, errors.emailRequired, "true", "true"],
    [dialCode.label, "", undefined, "false"],
    [phone.label, `${phone.hint} ${errors.phoneRequired}`, "true", "true"],
    [interest.label, `${interest.hint} ${errors.interestRequired}`, "true", "true"],
    [availability.label, `${availability.hint} ${errors.availabilityRequired}`, "true", "true"],
    [message.label, `${message.hint} ${errors.messageRequired}`, "true", "true"],
  ]);
  const summary = (await tree.withRole("alert")).find(({ text }) =>
    text.includes(volunteer.texts.summary.title),
  );
  expect(summary?.text).toContain(errors.messageRequired);
  await expectAccessible(page);
});

test("told: in regions that are there before it, that a message was not sent, then that it was", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/u);
  const form = formOn(page, contact);
  await form.open();
  const tree = await accessTree(page);
  const said = async (live: string) =>
    (await tree.withRole("alert", "status"))
      .filter(({ states }) => states["live"] === live)
      .map(({ text }) => text)
      .join("");
  expect(await said("assertive")).toBe("");
  expect(await said("polite")).toBe("");
  await form.fill(goodValues(contact));
  await answerMail(page, (route) => route.fulfill({ status: 500, body: "" }));
  await form.submit.click();
  await expect(form.outcome).toBeFocused();
  const { failure, success } = contact.toasts;
  const { dismiss } = shell.ui.toast;
  await expect.poll(() => said("assertive")).toBe(`${failure.title} ${failure.text} ${dismiss}`);
  expect((await tree.focused()).name).toBe(contact.texts.reasons.server);
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
  await expect.poll(() => said("polite")).toBe(`${success.title} ${success.text} ${dismiss}`);
  expect(await said("assertive")).toBe("");
  expect((await tree.focused()).name).toBe(success.title);
  await expectAccessible(page);
});

test("told: the currency that is chosen, that rates are loading, and the result after a pause", async ({
  page,
  context,
}) => {
  await answerRates(context, all("silent"));
  await neverGiveUpRates(page);
  const { open, texts, currency, amount, money } = donatePage(page, inMain);
  const { currency: words } = texts;
  await open();
  const loading = currency("EUR").getByText(words.loading);
  await expect(loading).toBeVisible();
  const tree = await accessTree(page);
  const names = currencyNames(inMain, true);
  const buttons = (await tree.withRole("button")).filter(({ name }) => names.includes(name));
  expect(buttons.map(({ name, states }) => [name, states["pressed"], states["disabled"]])).toEqual(
    names.map((name, i) => [name, i === 0 ? "true" : "false", "true"]),
  );
  const said = async () =>
    (await tree.withRole("status")).map(({ text }) => text).find((text) => text !== "") ?? "";
  expect(await said()).toBe("");
  await amount.fill("4000");
  await expect
    .poll(said)
    .toContain(interpolate(shell.ui.line, { label: words.donation, value: money(4000, "MRU") }));
  await expectAccessible(page);
  await expect(loading).toBeVisible();
});

test("approximate rates are accessible", async ({ page, context, expectProblem }) => {
  expectProblem(/Failed to load resource/u);
  expectProblem(/The exchange rates could not be fetched/u);
  await storeRates(context, hoursAgo(30));
  await answerRates(context, all({ text: "", status: 503 }));
  const { open, approximate, currency } = donatePage(page, inMain);
  await open();
  await expect(currency("EUR")).toBeEnabled();
  await expect(approximate).toBeVisible();
  await expectAccessible(page);
});

// A stopped clock would do it too, but axe needs one that runs.
async function neverGiveUpRates(page: Page): Promise<void> {
  // How long a service is waited for, in milliseconds (requirements, section 7).
  await page.addInitScript((ms) => {
    const later = window.setTimeout;
    const patient = (run: () => void, delay?: number): number =>
      delay === ms ? 0 : later(run, delay);
    Object.defineProperty(window, "setTimeout", { value: patient });
  }, 2000);
}
