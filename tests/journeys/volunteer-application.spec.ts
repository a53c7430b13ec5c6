import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { interpolate } from "../../src/lib/i18n/interpolate.ts";
import { eachDirection } from "../support/every-language.ts";
import { inMain, volunteer } from "../support/forms-content.ts";
import { expectToast, formOn, goodValues, theMailWith } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

const caret = (control: Locator) =>
  control.evaluate((input: HTMLInputElement) => input.selectionStart);

test("volunteer form: sends cleaned values with the dial code of the chosen country", async ({
  page,
  request,
}) => {
  const marker = randomUUID();
  const form = formOn(page, volunteer);
  const phone = form.control("phone");
  const { doubtfulPhone } = inMain.texts("getInvolved").form;
  const remark = form.element.getByText(doubtfulPhone, { exact: true });
  await form.open();
  await expect(form.dialCode).toHaveValue("+222 MR");
  const purposes = form.element.locator("[required], select");
  expect(
    await purposes.evaluateAll((all) => all.map((field) => field.getAttribute("autocomplete"))),
  ).toEqual(["name", "email", "tel-country-code", "tel-national", "off", "off", "off"]);
  await expect(form.dialCode.locator("option").nth(230)).toBeAttached();

  await phone.fill("36123456");
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("x");
  await expect(phone).toHaveValue("36123456");
  expect(await caret(phone)).toBe(4);
  await page.keyboard.type("7");
  await expect(phone).toHaveValue("361273456");
  expect(await caret(phone)).toBe(5);
  await expect(remark).toBeVisible();
  await phone.clear();
  await phone.pressSequentially("+33 6 12 34 56 78");
  await expect(form.dialCode).toHaveValue("+33 FR");
  await expect(phone).toHaveValue("612345678");
  await expect(remark).toHaveCount(0);
  await form.dialCode.selectOption("+1 CA");

  await form.fill({
    ...goodValues(volunteer),
    name: " \u200F <b>Aïcha Mint Mohamed ",
    email: "\u200Faicha@example.org",
    message: `\n\n  I can drive <a lorry>.\n${marker}  \n`,
  });
  await phone.fill("(514) 555-١٢٣٤ ext");
  await expect(form.dialCode).toHaveValue("+1 CA");
  await form.submit.click();
  await expectToast(page, "success", volunteer.toasts.success);
  const mail = await theMailWith(request, marker);
  expect(mail).toMatchObject({ template_id: "volunteer", lib_version: expect.any(String) });
  expect(mail.template_params).toMatchObject({
    from_name: "bAïcha Mint Mohamed",
    from_email: "aicha@example.org",
    interest: "Food",
    availability: "Saturdays",
    phone: "+15145551234",
    message: `I can drive a lorry.\n${marker}`,
    to_email: inMain.shell.site.email,
  });
  await form.expectEmpty();
  await expect(form.dialCode).toHaveValue("+222 MR");
});

test("volunteer form: a role leads into it with the interest filled in, and another can be chosen there", async ({
  page,
}) => {
  const { roles } = inMain.texts("getInvolved");
  const form = formOn(page, volunteer);
  await page.goto(inMain.shell.paths.getInvolved);
  const named = { label: roles.choose, value: roles.food.title };
  await page.getByRole("link", { name: interpolate(inMain.shell.ui.labelled, named) }).click();
  await expect(form.control("interest")).toHaveValue(roles.food.title);
  await form.fill({ name: "Aïcha" });
  for (const { language, texts } of [eachDirection.at(-1) ?? inMain, inMain]) {
    await page.locator("summary").filter({ visible: true }).first().click();
    await page.locator(`header [data-language=${language.code}]`).first().click();
    await expect(page.locator("[name=interest]")).toHaveValue(
      texts("getInvolved").roles.food.title,
    );
  }
  const choice = form.element.getByRole("button", { name: roles.admin.title });
  await choice.click();
  await expect(choice).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await form.expectValues({ interest: roles.admin.title });
  await form.control("interest").fill("I cook");
  await page.goto(`${inMain.shell.paths.getInvolved}?role=food#apply`);
  await expect(form.submit).toBeEnabled();
  await form.expectValues({ interest: "I cook" });
});
