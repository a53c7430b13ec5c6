import { currencyCodes } from "../../../src/content/currency-codes.ts";
import { interpolate } from "../../../src/i18n/interpolate.ts";
import { expectAccessible } from "../../support/check-accessibility.ts";
import { all, answerRates, donatePage, hoursAgo, storeRates } from "../../support/donate-page.ts";
import { mainLanguage } from "../../support/every-language.ts";
import { formsIn } from "../../support/forms-content.ts";
import {
  answerMail,
  formOn,
  goodValues,
  holdMail,
  stopAnsweringMail,
} from "../../support/forms-page.ts";
import { expect, type Page, test } from "../../support/site-test.ts";

const phone = { width: 360, height: 800 };

test.use({ viewport: phone });

const inMain = mainLanguage();
const { shell, texts } = inMain;
const { volunteer, contact } = formsIn(inMain);

test("screen reader: hears for each field of the application that it is required, its hint and its error", async ({
  page,
}) => {
  const { form: words } = texts("getInvolved");
  const { errors, summary } = volunteer.texts;
  const form = formOn(page, volunteer);
  await form.open();
  const fields = [
    ["name", "", errors.nameRequired],
    ["email", "", errors.emailRequired],
    ["phone", words.phone.hint, errors.phoneRequired],
    ["interest", words.interest.hint, errors.interestRequired],
    ["availability", words.availability.hint, errors.availabilityRequired],
    ["message", words.message.hint, errors.messageRequired],
  ] as const;
  for (const refused of [false, true]) {
    if (refused) await form.submit.click();
    for (const [field, hint, error] of fields) {
      await expect(form.control(field)).toHaveJSProperty("required", true);
      await expect(form.control(field)).toHaveAttribute("aria-invalid", `${refused}`);
      const told = [hint, refused ? error : ""].join(" ").trim();
      await expect(form.control(field)).toHaveAccessibleDescription(told);
    }
    // The list of dial codes cannot be empty, since a code is always chosen.
    await expect(form.dialCode).toHaveAccessibleName(words.dialCode.label);
    await expect(form.dialCode).toHaveJSProperty("required", false);
  }
  await expect(form.summary).toContainText(summary.title);
  await expect(form.summary).toContainText(errors.messageRequired);
  await expectAccessible(page);
});

test("screen reader: hears that a message was not sent, and later that it was sent", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/u);
  const form = formOn(page, contact);
  await form.open();
  const { failure, success } = contact.toasts;
  const region = page.getByRole("region", { name: shell.ui.toast.region });
  const toasts = region.locator("[aria-live]");
  await expect(toasts).toBeEmpty();
  await form.fill(goodValues(contact));
  await answerMail(page, (route) => route.fulfill({ status: 500, body: "" }));
  await form.submit.click();
  await expect(form.outcome).toBeFocused();
  await expect(toasts).toHaveText(`${failure.title} – ${failure.text}`);
  await expect(form.outcome).toHaveAccessibleName(contact.texts.reasons.server);
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

test("screen reader: hears the chosen currency, that rates are loading, and the result", async ({
  page,
  context,
}) => {
  await answerRates(context, all("silent"));
  await neverGiveUpRates(page);
  const { open, texts, currency, amount, money, panel } = donatePage(page, inMain);
  const { codes, donation, loading } = texts.currency;
  await open();
  for (const code of currencyCodes) {
    const told = code === "MRU" ? codes.MRU.description : loading;
    await expect(currency(code)).toHaveAccessibleName(new RegExp(`${code}.* ${told}$`));
    await expect(currency(code)).toHaveAttribute("aria-pressed", `${code === "MRU"}`);
    await expect(currency(code)).toBeDisabled();
  }
  const said = panel.locator(".sr-only[aria-live]").filter({ hasText: /./ });
  await expect(said).toHaveCount(0);
  await amount.fill("4500");
  const result = interpolate(shell.ui.line, { label: donation, value: money(4500, "MRU") });
  await expect(said).toContainText(result);
  await expectAccessible(page);
  await expect(currency("EUR")).toContainText(loading);
});

test("Donate: is accessible with approximate rates and a copied number", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/u);
  expectProblem(/The exchange rates could not be fetched/u);
  await context.grantPermissions(["clipboard-write"]);
  await storeRates(context, hoursAgo(30));
  await answerRates(context, all("refusing"));
  const { open, approximate, currency, slip, payee } = donatePage(page, inMain);
  await open();
  await expect(currency("EUR")).toBeEnabled();
  await expect(approximate).toBeVisible();
  await slip.getByRole("button", { name: payee.copy, exact: true }).click();
  await expect(slip.getByRole("button")).toHaveText(payee.copiedLarge);
  await expectAccessible(page);
});

// The test does not stop the clock, since axe needs a running one.
async function neverGiveUpRates(page: Page): Promise<void> {
  // A page waits for a service of rates this long, in milliseconds (requirements, section 7).
  await page.addInitScript((ms) => {
    const later = window.setTimeout;
    const patient = (run: () => void, delay?: number): number =>
      delay === ms ? 0 : later(run, delay);
    Object.defineProperty(window, "setTimeout", { value: patient });
  }, 2000);
}
