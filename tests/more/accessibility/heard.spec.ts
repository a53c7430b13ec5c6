import type { Locator } from "@playwright/test";
import { donatePage, figures, storeRates } from "../../support/donate-page.ts";
import { eachDirection, everyLanguage } from "../../support/every-language.ts";
import { formsIn, inMain } from "../../support/forms-content.ts";
import { formOn, goodValues } from "../../support/forms-page.ts";
import { expect, test } from "../../support/site-test.ts";

// What a screen reader is given in the states of the forms, Donate and After. docs/accessibility.md says how to listen
// by hand. Each language is heard once, because the parts are the same in all.

const [, another = inMain] = everyLanguage;
const otherDirection = eachDirection.at(-1) ?? inMain;
const quoted = (text: string | undefined) => JSON.stringify(text ?? "");

/** Some screen readers announce a region only when it was there before its words (WCAG 2.2, 4.1.3). */
const markRegions = (part: Locator) =>
  part.locator("[aria-live]").evaluateAll((regions) => {
    for (const region of regions) region.setAttribute("data-was-there", "");
  });

for (const form of [formsIn(another).volunteer, formsIn(inMain).contact]) {
  test(`${form.id} form: says a remark, each fault and success, once each`, async ({ page }) => {
    const { texts, labels, toasts } = form;
    const { element, control, summary, outcome, submit, open, fill } = formOn(page, form);
    await open();
    await test.step("a remark, in a region that was there before its words", async () => {
      await markRegions(element);
      await control("email").pressSequentially("a");
      const remark = element.locator("[data-was-there]", { hasText: texts.liveEmail });
      await expect(remark).toHaveCount(1);
      await control("email").fill("");
    });

    await submit.click();
    const errors: Readonly<Record<string, string>> = texts.errors;
    const faults = Object.entries(labels).map(([field, label]) => {
      return { label, fault: errors[`${field}Required`] };
    });
    await expect(summary).toBeFocused();
    await expect(element).toMatchAriaSnapshot(`
    - heading ${quoted(texts.invalid.title)} [level=3]
    - paragraph: ${quoted(texts.invalid.text)}
    - list:
${faults.map(({ fault }) => `      - listitem:\n        - link ${quoted(fault)}`).join("\n")}
${faults.map(({ label, fault }) => `    - textbox ${quoted(label)} [invalid]\n    - paragraph: ${quoted(fault)}`).join("\n")}
    - button ${quoted(form.submit)}
  `);

    await fill(goodValues(form));
    await submit.click();
    await expect(outcome).toBeFocused();
    await expect(outcome).toHaveAccessibleName(toasts.success.title);
    await expect(outcome).toHaveAccessibleDescription(toasts.success.text);
    const heard = page.locator("[data-toast]").locator("xpath=ancestor-or-self::*[@aria-live]");
    await expect(heard, "the focus says it").toHaveCount(0);
  });
}

test(`Donate and After in ${otherDirection.language.code}: say amounts, copying and a fault once, in the order of the eye`, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await storeRates(context);
  const donate = donatePage(page, otherDirection);
  const { slip, payee, money, texts, reportForm, after } = donate;
  const amounts = figures.giftChoices.map(({ amount }) => amount);
  await donate.open();
  await donate.choice(amounts[1] ?? 0).check();
  const radios = amounts.map((amount, i) => {
    return `      - radio ${quoted(money(amount, "MRU"))}${i === 1 ? " [checked]" : ""}`;
  });
  await expect(slip).toMatchAriaSnapshot(`
    - group:
${radios.join("\n")}
      - radio ${quoted(texts.slip.ownAmount)}
    - button ${quoted(payee.copy)}
`);
  await markRegions(slip);
  await slip.getByRole("button", { name: payee.copy, exact: true }).click();
  const told = slip.locator("[data-was-there] .on-computer", { hasText: payee.nextOnComputer });
  await expect(told).toBeVisible();

  await donate.openAfter(`#amount=${amounts[1]}&currency=MRU`);
  await markRegions(reportForm);
  await reportForm.getByLabel(after.report.transactionNumber.label).fill("4821");
  const said = reportForm.locator("[data-was-there]", { hasText: after.report.fourDigits });
  await expect(said).toHaveCount(1);
  await expect(reportForm).toMatchAriaSnapshot(`
    - heading ${quoted(after.report.title)} [level=2]
    - textbox [invalid]
    - textbox: "${amounts[1]}"
    - combobox
    - link ${quoted(after.report.whatsapp)}
    - link ${quoted(after.report.email)}
`);
});
