import { contact, inMain } from "../support/forms-content.ts";
import { expectToast, formOn, goodValues, theMailWith } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

const attack = `"><img src=x onerror="window.ran = 1"><script>window.ran = 1</script>`;

const harmless = [
  "السَّلامُ عليكُم، عندي ٣ شاحنات",
  "👩‍👩‍👧‍👦 👩🏽‍🌾 🇲🇷 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} here",
  "e\u0301 é ñ n\u0303 ạ\u0308 tail",
  "see \u2067نواكشوط\u2069 and \u202Eabc\u202C there",
  "{{7*7}} {{{message}}} $& %s #{name} __proto__",
  "Bcc: x@example.org",
].join("\n");

test("Contact: sends a message as typed but harmless, and shows every other way to write", async ({
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
  expect(mail.template_params).toMatchObject({
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
