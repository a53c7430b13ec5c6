import { contact, inMain } from "../support/forms-content.ts";
import { expectToast, formOn, goodValues, theMailWith } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

/** The test of the rules has every other text. */
const harmless = "السَّلامُ عليكُم 👩🏽‍🌾 \u2067نواكشوط\u2069 {{7*7}} $& __proto__";
const attack = `"><img src=x onerror="window.ran = 1"><script>window.ran = 1</script>`;

test("Contact: sends a message as typed but harmless", async ({ page, context, request }) => {
  const { site, paths } = inMain.shell;
  const form = formOn(page, contact);
  await form.open();
  await expect(form.control("message")).toHaveAttribute("rows", "6");
  const email = form.control("email");
  const remark = form.element.getByText(contact.texts.liveEmail, { exact: true });
  await email.pressSequentially("aicha@@");
  await expect(remark).toBeVisible();
  await expect(email).toHaveAccessibleDescription("");
  await email.blur();
  await expect(email).toHaveAccessibleDescription(contact.texts.liveEmail);
  await email.fill("");
  await expect(remark).toHaveCount(0);

  const { message: id, ...values } = goodValues(contact);
  await form.fill({
    ...values,
    name: "Ali\u0000\u000B Ba",
    subject: "A\u0000 lorry\u0085Bcc: x",
    message: `${id}\n${harmless}\r\n${attack}be\u0000fore`,
  });
  await form.submit.click();
  await expectToast(page, "success", contact.toasts.success);
  expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
  const mail = await theMailWith(request, id);
  expect(mail.template_id).toBe("contact");
  expect(mail.template_params).toEqual({
    from_name: "Ali Ba",
    from_email: values.email,
    subject: "A lorry Bcc: x",
    message: `${id}\n${harmless}\n${attack.replaceAll(/[<>]/gu, "")}before`,
    to_email: site.email,
    message_id: expect.stringMatching(/^\w{4}-\w{4}$/u),
  });

  await form.element.getByRole("link", { name: contact.texts.privacy.link }).click();
  await expect(page).toHaveURL(paths.privacy);
  expect(await context.cookies()).toEqual([]);
});
