import type { FormsTexts } from "../../generated/texts.ts";
import { mainLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { answerMail } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues, type Typed } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

type Code = keyof FormsTexts["errors"];
type Field = keyof Typed;
type Case = { title: string; typed: Typed; errors: readonly (readonly [Field, Code])[] };

const blank = " \u00A0<>";

const volunteerCases: readonly Case[] = [
  {
    title: "nothing but blanks",
    typed: {
      name: blank,
      email: "",
      phone: "",
      interest: blank,
      availability: blank,
      message: "<\n>",
    },
    errors: [
      ["name", "nameRequired"],
      ["email", "emailRequired"],
      ["phone", "phoneRequired"],
      ["interest", "interestRequired"],
      ["availability", "availabilityRequired"],
      ["message", "messageRequired"],
    ],
  },
  {
    title: "too little",
    typed: { name: "A", email: "aicha@example", phone: "361234", message: "Too short" },
    errors: [
      ["name", "nameTooShort"],
      ["email", "emailInvalid"],
      ["phone", "phoneInvalid"],
      ["message", "messageTooShort"],
    ],
  },
  {
    title: "too much",
    typed: {
      name: "x".repeat(101),
      phone: "1".repeat(16),
      interest: "x".repeat(201),
      availability: "x".repeat(201),
      message: "x".repeat(2001),
    },
    errors: [
      ["name", "nameTooLong"],
      ["phone", "phoneInvalid"],
      ["interest", "interestTooLong"],
      ["availability", "availabilityTooLong"],
      ["message", "messageTooLong"],
    ],
  },
];

const contactCases: readonly Case[] = [
  {
    title: "nothing but blanks",
    typed: { name: blank, email: "", subject: blank, message: "<\n>" },
    errors: [
      ["name", "nameRequired"],
      ["email", "emailRequired"],
      ["subject", "subjectRequired"],
      ["message", "messageRequired"],
    ],
  },
  {
    title: "too little",
    typed: { name: "A", email: "a b@example.org", message: "Too short" },
    errors: [
      ["name", "nameTooShort"],
      ["email", "emailInvalid"],
      ["message", "messageTooShort"],
    ],
  },
  {
    title: "too much",
    typed: { name: "x".repeat(101), subject: "x".repeat(201), message: "x".repeat(2001) },
    errors: [
      ["name", "nameTooLong"],
      ["subject", "subjectTooLong"],
      ["message", "messageTooLong"],
    ],
  },
];

for (const inLanguage of [mainLanguage()]) {
  const { volunteer, contact } = formsIn(inLanguage);
  for (const [site, cases] of [
    [volunteer, volunteerCases],
    [contact, contactCases],
  ] as const) {
    test.describe(`the ${site.id} form in ${inLanguage.language.code} refuses`, () => {
      for (const { title, typed, errors } of cases) {
        test(`${title}, with the same words on top and beside each field`, async ({ page }) => {
          const mail = await answerMail(page, (route) => route.abort());
          const form = formOn(page, site);
          await form.open();
          const values = { ...goodValues(site), ...typed };
          await form.fill(values);
          await form.submit.click();
          await expectToast(page, "error", site.texts.invalid);
          const messages = errors.map(([, code]) => site.texts.errors[code]);
          await expect(form.summary.getByRole("link")).toHaveText(messages);
          await expect(form.element.locator("[aria-invalid=true]")).toHaveCount(errors.length);
          for (const [field, code] of errors) {
            await expect(form.control(field)).toHaveAttribute("aria-invalid", "true");
            await expect(form.control(field)).toHaveAttribute("aria-describedby", /-error\b/u);
            await expect(form.errorOf(field)).toHaveText(site.texts.errors[code]);
          }
          await form.expectValues(values);
          expect(mail.requests).toBe(0);
        });
      }
    });
  }
}
