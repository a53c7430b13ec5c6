import { everyLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

// What a screen reader is given in the states of the forms. docs/accessibility.md says how to listen by hand.

const quoted = (text: string | undefined) => JSON.stringify(text ?? "");

for (const inLanguage of everyLanguage) {
  for (const form of Object.values(formsIn(inLanguage))) {
    const { texts, labels, toasts } = form;

    test(`${form.id} form in ${inLanguage.language.code}: says a remark, each fault and success, once each`, async ({
      page,
    }) => {
      const { element, control, summary, outcome, submit, open, fill } = formOn(page, form);
      await open();
      await test.step("a remark, in a region that was there before its words", async () => {
        await element.locator("[aria-live]").evaluateAll((regions) => {
          for (const region of regions) region.setAttribute("data-was-there", "");
        });
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
${faults.map(({ fault }) => `          - listitem:\n            - link ${quoted(fault)}`).join("\n")}
${faults.map(({ label, fault }) => `        - textbox ${quoted(label)} [invalid]\n        - paragraph: ${quoted(fault)}`).join("\n")}
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
}
