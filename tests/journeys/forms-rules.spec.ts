import type { FormsTexts } from "../../generated/texts.ts";
import { contact, volunteer } from "../support/fault-page.ts";
import type { SiteForm } from "../support/forms-content.ts";
import { answerMail } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues, type Typed } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

type Errors = Readonly<Partial<Record<keyof Typed, keyof FormsTexts["errors"]>>>;

const cases: readonly (readonly [SiteForm, Typed, Errors])[] = [
  [
    volunteer,
    { name: " \u00A0<>", email: "", phone: "", interest: "x".repeat(201), availability: " " },
    {
      name: "nameRequired",
      email: "emailRequired",
      phone: "phoneRequired",
      interest: "interestTooLong",
      availability: "availabilityRequired",
    },
  ],
  [
    contact,
    { name: "A", email: "aicha@example", subject: "x".repeat(201), message: "x".repeat(2001) },
    {
      name: "nameTooShort",
      email: "emailInvalid",
      subject: "subjectTooLong",
      message: "messageTooLong",
    },
  ],
];

for (const [site, typed, errors] of cases) {
  test(`the ${site.id} form refuses what is wrong, with the same words on top and beside each field`, async ({
    page,
  }) => {
    const mail = await answerMail(page, (route) => route.abort());
    const form = formOn(page, site);
    await form.open();
    const values = { ...goodValues(site), ...typed };
    await form.fill(values);
    await form.submit.click();
    await expectToast(page, "error", site.texts.invalid);
    const messages = Object.values(errors).map((code) => site.texts.errors[code]);
    await expect(form.summary.getByRole("link")).toHaveText(messages);
    await expect(form.element.locator("[aria-invalid=true]")).toHaveCount(messages.length);
    for (const field of ["name", "email"] as const) {
      await expect(form.control(field)).toHaveAttribute("aria-invalid", "true");
      await expect(form.control(field)).toHaveAttribute("aria-describedby", /-error\b/u);
      await expect(form.errorOf(field)).toHaveText(
        site.texts.errors[errors[field] ?? "emailInvalid"],
      );
    }
    await form.expectValues(values);
    expect(mail.requests).toBe(0);
  });
}
