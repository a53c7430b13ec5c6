import { randomUUID } from "node:crypto";
import { contact } from "../support/fault-page.ts";
import { theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, type Page, test } from "../support/site-test.ts";

const attack = `"><img src=x onerror="window.ran = 1"><script>window.ran = 1</script>`;

const harmless = [
  "السَّلامُ عليكُم، عندي ٣ شاحنات",
  "👩‍👩‍👧‍👦 👩🏽‍🌾 🇲🇷 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} here",
  "e\u0301 é ñ n\u0303 ạ\u0308 tail",
  "see \u2067نواكشوط\u2069 and \u202Eabc\u202C there",
  "{{7*7}} {{{message}}} $& %s #{name} __proto__",
  "Bcc: x@example.org",
].join("\n");

test.beforeEach(({ page }) => {
  page.on("dialog", (dialog) => {
    throw new Error(`a dialog: ${dialog.message()}`);
  });
});

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
  await expect(page.locator("[onerror], main iframe")).toHaveCount(0);
}

test("message: arrives as typed, without < > and control characters", async ({ page, request }) => {
  const id = randomUUID();
  const form = formOn(page, contact);
  await form.open();
  await form.fill({
    ...goodValues(contact),
    name: "Ali\u0000\u000B Ba",
    subject: "A\u0000 lorry\u0085Bcc: x",
    message: `${id}\n${harmless}\r\n${attack}be\u0000fore`,
  });
  await form.submit.click();
  await expectToast(page, "success", contact.toasts.success);
  const { template_params: sent } = await theMailWith(request, id);
  const attackSent = attack.replaceAll(/[<>]/gu, "");
  expect(sent["message"]).toBe(`${id}\n${harmless}\n${attackSent}before`);
  expect(sent["from_name"]).toBe("Ali Ba");
  expect(sent["subject"]).toBe("A lorry Bcc: x");
  await expectNothingRan(page);
});

test("form: refuses a message of a million characters and keeps it", async ({ page }) => {
  const form = formOn(page, contact);
  await form.open();
  const paste = `${attack} \u202E👩🏽‍🌾 `.repeat(10_000);
  const message = form.control("message");
  // The field is hidden, since a browser takes seconds to lay out so long a text.
  await message.evaluate((field) => {
    field.style.display = "none";
  });
  const { message: _, ...others } = goodValues(contact);
  await form.fill(others);
  await message.evaluate((field, text) => {
    // This calls the browser's setter, since React would not notice the change otherwise.
    const owner = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(owner, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, paste);
  await form.submit.click();
  await expectToast(page, "error", contact.texts.invalid);
  await expect(form.errorOf("message")).toHaveText(contact.texts.errors.messageTooLong);
  expect(await message.evaluate((field) => Reflect.get(field, "value"))).toBe(paste);
  await expectNothingRan(page);
});
