import { randomUUID } from "node:crypto";

import { eachDirection } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

for (const inLanguage of eachDirection) {
  const { contact } = formsIn(inLanguage);
  const { shell } = inLanguage;

  test.describe(`writing in ${inLanguage.language.code}`, () => {
    test("with input that needs cleaning everywhere: the mailbox holds the clean message", async ({
      page,
      request,
    }) => {
      const marker = randomUUID();
      const form = formOn(page, contact);
      await form.open();
      await form.fill({
        name: "  Oumar <Ba> ",
        email: " oumar@example.org ",
        subject: "\u202Aسؤال <about> a lorry\u202C ",
        message: `  Hello,\n\n<script>alert(1)</script>\n${marker}\n`,
      });
      await form.submit.click();
      await expectToast(page, "success", contact.toasts.success);
      const mail = await theMailWith(request, marker);
      expect(mail.template_id).toBe("contact");
      expect(mail.template_params).toEqual({
        from_name: "Oumar Ba",
        from_email: "oumar@example.org",
        subject: "سؤال about a lorry",
        message: `Hello,\n\nscriptalert(1)/script\n${marker}`,
        to_email: shell.site.email,
        message_id: expect.stringMatching(/^\w{4}-\w{4}$/u),
      });
    });

    test("has the message six rows high and every other way to reach the charity", async ({
      page,
    }) => {
      const { hero, details } = inLanguage.texts("contact");
      const form = formOn(page, contact);
      await form.open();
      await expect(form.control("message")).toHaveAttribute("rows", "6");
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(hero.title);
      await expect(main.getByText(hero.lead, { exact: true })).toBeVisible();
      await expect(main.getByText(details.location.value)).toBeVisible();
      const digits = shell.site.phone.replace(/\D/gu, "");
      const links = {
        [shell.site.phone]: `tel:+${digits}`,
        [details.whatsapp.value]: new RegExp(`^https://wa\\.me/${digits}\\?text=`, "u"),
        [shell.site.email]: `mailto:${shell.site.email}`,
      };
      for (const [name, href] of Object.entries(links)) {
        // E-mail once more: the second way to check the number.
        await expect(main.getByRole("link", { name }).first()).toHaveAttribute("href", href);
      }
    });
  });
}
