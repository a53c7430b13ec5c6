import { randomUUID } from "node:crypto";
import { everyLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

const lines = "سطر من رسالة طويلة ✍🏽\n\tand a line in English\n\n";

/** What is typed and what arrives: the same, but for < > and control characters. */
const texts: readonly (readonly [string, string, string?])[] = [
  ["Arabic with marks and digits", "السَّلامُ عليكُم، عندي ٣ شاحنات"],
  [
    "emoji joined and coloured, and a flag",
    "👩‍👩‍👧‍👦 👩🏽‍🌾 🇲🇷 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} here",
  ],
  ["combining marks, composed and not", "e\u0301 é ñ n\u0303 ạ\u0308 tail"],
  ["2,000 characters with line breaks", `${lines.repeat(60).slice(0, 1950)}end`],
  ["bidi controls inside", "see \u2067نواكشوط\u2069 and \u202Eabc\u202C there"],
  ["NUL and other controls", "be\u0000fore\u0007 and \u001Bafter\u007F", "before and after"],
  [
    "Windows line breaks and header tricks",
    "a\r\nBcc: x@example.org\r\nb",
    "a\nBcc: x@example.org\nb",
  ],
];

// One language is enough: what happens to a text does not depend on the language of the page.
const [inLanguage] = everyLanguage;
if (!inLanguage) throw new Error("no language");
const { contact } = formsIn(inLanguage);

for (const [title, typed, arrives = typed] of texts) {
  test(`a message arrives as typed: ${title}`, async ({ page, request }) => {
    const id = randomUUID();
    const form = formOn(page, contact);
    await form.open();
    await form.fill({ ...goodValues(contact), message: `${id}\n${typed}` });
    await form.submit.click();
    await expectToast(page, "success", contact.toasts.success);
    const { template_params: sent } = await theMailWith(request, id);
    expect(sent["message"]).toBe(`${id}\n${arrives}`);
  });
}

test("a single line with controls cannot break an e-mail header", async ({ page, request }) => {
  const values = goodValues(contact);
  const form = formOn(page, contact);
  await form.open();
  await form.fill({ ...values, name: "Ali\u0000\u000B Ba", subject: "A\u0000 lorry\u0085Bcc: x" });
  await form.submit.click();
  await expectToast(page, "success", contact.toasts.success);
  const { template_params: sent } = await theMailWith(request, values.message);
  expect(sent["from_name"]).toBe("Ali Ba");
  expect(sent["subject"]).toBe("A lorry Bcc: x");
});
