import { contact, inMain } from "../support/fault-page.ts";
import { theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

test("Contact: sends a message to the mailbox and shows every other way to write", async ({
  page,
  context,
  request,
}) => {
  const { site, paths } = inMain.shell;
  const { hero, details } = inMain.texts("contact");
  const form = formOn(page, contact);
  await form.open();
  await expect(form.control("message")).toHaveAttribute("rows", "6");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(hero.title);
  await expect(main.getByText(hero.lead, { exact: true })).toBeVisible();
  await expect(main.getByText(details.location.value)).toBeVisible();
  const digitsOf = (number: string) => number.replace(/\D/gu, "");
  const links = {
    [site.phone]: `tel:+${digitsOf(site.phone)}`,
    [details.whatsapp.value]: new RegExp(
      `^https://wa\\.me/${digitsOf(site.whatsapp)}\\?text=`,
      "u",
    ),
    [site.email]: `mailto:${site.email}`,
  };
  for (const [name, href] of Object.entries(links)) {
    // The page has the email address twice: the section about checking the number has it too.
    await expect(main.getByRole("link", { name }).first()).toHaveAttribute("href", href);
  }

  const email = form.control("email");
  const remark = form.element.getByText(contact.texts.liveEmail, { exact: true });
  await email.pressSequentially("a");
  await expect(remark).toBeVisible();
  await expect(email).toHaveAccessibleDescription("");
  await email.blur();
  await expect(email).toHaveAccessibleDescription(contact.texts.liveEmail);
  await email.pressSequentially("icha@example.org");
  await expect(remark).toHaveCount(0);
  await email.fill("aicha@@example.org");
  await expect(remark).toBeVisible();
  await email.fill("");
  await expect(remark).toHaveCount(0);

  const values = goodValues(contact);
  await form.fill(values);
  await form.submit.click();
  await expectToast(page, "success", contact.toasts.success);
  const mail = await theMailWith(request, values.message);
  expect(mail.template_id).toBe("contact");
  expect(Object.keys(mail.template_params).sort()).toEqual(contact.params);
  expect(mail.template_params).toMatchObject({
    from_name: values.name,
    from_email: values.email,
    subject: values.subject,
    message: values.message,
    to_email: site.email,
    message_id: expect.stringMatching(/^\w{4}-\w{4}$/u),
  });

  await form.element.getByRole("link", { name: contact.texts.privacy.link }).click();
  await expect(page).toHaveURL(paths.privacy);
  for (const { title } of Object.values(inMain.texts("privacy").sections)) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  expect(await context.cookies()).toEqual([]);
});
