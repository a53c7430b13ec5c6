import { everyLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

// What a screen reader is given in the states of the forms. docs/accessibility.md says how to listen by hand.

const quoted = (text: string | undefined) => JSON.stringify(text ?? "");

for (const inLanguage of everyLanguage) {
  for (const form of Object.values(formsIn(inLanguage))) {
    const { texts, labels, toasts } = form;
    const { code } = inLanguage.language;

    test(`${form.id} form in ${code}: names each fault, then each field with its fault`, async ({
      page,
    }) => {
      const { element, summary, submit, open } = formOn(page, form);
      await open();
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
${faults.map(({ fault }) => `          - listitem:\n            - link ${quoted(fault)}`).join("\n")}
${faults.map(({ label, fault }) => `        - textbox ${quoted(label)} [invalid]\n        - paragraph: ${quoted(fault)}`).join("\n")}
        - button ${quoted(form.submit)}
      `);
    });

    test(`${form.id} form in ${code}: says success once, where the focus goes`, async ({
      page,
    }) => {
      const { outcome, fill, submit, open } = formOn(page, form);
      await open();
      await fill(goodValues(form));
      await submit.click();
      await expect(
        page.locator("main [data-outcome]:focus, main [data-outcome] :focus"),
      ).toHaveCount(1);
      await expect(outcome).toContainText(toasts.success.title);
      await expect(outcome).toContainText(toasts.success.text);
      await expect(
        page.locator("[data-toast]").locator("xpath=ancestor-or-self::*[@aria-live]"),
      ).toHaveCount(0);
    });

    test(`${form.id} form in ${code}: has the region of a remark before its words`, async ({
      page,
    }) => {
      const { element, control, open } = formOn(page, form);
      await open();
      await element.locator("[aria-live]").evaluateAll((regions) => {
        for (const region of regions) region.setAttribute("data-was-there", "");
      });
      await control("email").pressSequentially("a");
      const remark = element.locator("[aria-live][data-was-there]", { hasText: texts.liveEmail });
      await expect(remark).toHaveCount(1);
    });
  }
}
