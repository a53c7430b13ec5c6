import { randomUUID } from "node:crypto";
import { eachDirection } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { holdMail, theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

for (const inLanguage of eachDirection) {
  const { volunteer } = formsIn(inLanguage);

  test.describe(`applying in ${inLanguage.language.code}`, () => {
    test("with input that needs cleaning everywhere: the mailbox holds the clean message", async ({
      page,
      request,
    }) => {
      const marker = randomUUID();
      const form = formOn(page, volunteer);
      await form.open();
      await form.fill({
        name: " \u200F <b>Aïcha Mint Mohamed ",
        email: "  aicha.mohamed@example.org\u00A0",
        interest: "\tFood <distribution>  ",
        availability: "  Saturday > Sunday  ",
        message: `\n\n  I can drive <a lorry>.\nعندي شاحنة 👩🏽‍🌾\n${marker}  \n`,
      });
      await form.control("phone").pressSequentially("(36) 12-٣٤.56 ext");
      await form.submit.click();
      await expectToast(page, "success", volunteer.toasts.success);
      const mail = await theMailWith(request, marker);
      expect(mail).toMatchObject({ template_id: "volunteer", lib_version: expect.any(String) });
      expect(mail.template_params).toEqual({
        from_name: "bAïcha Mint Mohamed",
        from_email: "aicha.mohamed@example.org",
        phone: "+22236123456",
        interest: "Food distribution",
        availability: "Saturday  Sunday",
        message: `I can drive a lorry.\nعندي شاحنة 👩🏽‍🌾\n${marker}`,
        to_email: inLanguage.shell.site.email,
        message_id: expect.stringMatching(/^\w{4}-\w{4}$/u),
      });
    });

    test("says that it is sending, then that it was sent, and is empty again", async ({ page }) => {
      const { release } = await holdMail(page);
      const form = formOn(page, volunteer);
      await form.open();
      await form.fill(goodValues(volunteer));
      await form.dialCode.selectOption("+33 FR");
      await form.submit.click();
      await expect(form.submitting).toBeDisabled();
      release();
      await expectToast(page, "success", volunteer.toasts.success);
      await expect(form.submit).toBeEnabled();
      await form.expectEmpty();
      await expect(form.dialCode).toHaveValue("+222 MR");
      await expect(form.outcome).toContainText(volunteer.toasts.success.title);
      await expect(form.outcome).toBeFocused();
    });
  });
}
