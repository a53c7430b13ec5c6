import { expectAccessible } from "../support/check-accessibility.ts";
import { prefilledText } from "../support/donate-page.ts";
import { eachDirection } from "../support/every-language.ts";
import { formsIn, inMain } from "../support/forms-content.ts";
import { answerMail, expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 640 } });

const inLanguage = eachDirection.at(-1) ?? inMain;
const { shell, language } = inLanguage;
const site = formsIn(inLanguage).volunteer;

const words = inLanguage.texts("getInvolved").form;
const hinted = ["phone", "interest", "availability", "message"] as const;
const hints = new Map(hinted.map((field) => [`${field}`, words[field].hint ?? ""]));

/** Wrong values and their errors. The test of the rules has every other case. */
const wrong = {
  name: [" \u00A0<>", "nameRequired"],
  email: ["aicha@example", "emailInvalid"],
  phone: ["", "phoneRequired"],
  interest: ["x".repeat(201), "interestTooLong"],
  message: [`"><img src=x> \u202E👩🏽‍🌾 ${"x".repeat(2000)}`, "messageTooLong"],
} as const;

test(`volunteer form in ${language.code}: leads to each wrong field until all are right`, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/u);
  const mail = await answerMail(page, (route) => route.fulfill({ status: 500, body: "" }));
  const form = formOn(page, site);
  const links = form.summary.getByRole("link");
  const wrongFields = form.element.locator("[aria-invalid=true]");
  const entries = Object.entries(wrong).map(
    ([field, [typed, error]]) => [field, typed, site.texts.errors[error]] as const,
  );
  await form.open();
  for (const [field, hint] of hints) {
    await expect(form.control(field)).toHaveAccessibleDescription(hint);
  }
  await expect(form.dialCode).toHaveAccessibleName(words.dialCode.label);
  const typed = Object.fromEntries(entries.map(([field, typed]) => [field, typed]));
  const values = { ...goodValues(site), ...typed };
  await form.fill(values);
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  const title = form.summary.getByRole("heading", { name: site.texts.invalid.title });
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(links).toHaveText(entries.map(([, , text]) => text));
  await expect(wrongFields).toHaveCount(entries.length);
  await expectAccessible(page, { contrast: false });
  await form.expectValues(values);
  expect(mail.requests).toBe(0);

  for (const [field, , text] of entries) {
    await form.summary.getByRole("link", { name: text, exact: true }).click();
    await expect(form.control(field)).toBeFocused();
    await expect(form.control(field)).toHaveAccessibleDescription(
      `${hints.get(field) ?? ""} ${text}`.trim(),
    );
    await expect(form.errorOf(field)).toHaveText(text);
    // Nothing covers it, not even the header.
    const label = form.element.locator(`label[for=${site.id}-${field}]`);
    expect(await label.evaluate(isOnTop)).toBe(true);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await form.submit.click();
  await expectToast(page, "error", site.texts.invalid);
  await expect(form.summary).toBeFocused();
  await form.fill({ name: "Aïcha" });
  await expect(links).toHaveCount(entries.length - 1);
  await expect(form.control("name")).toHaveAttribute("aria-invalid", "false");
  await expect(form.errorOf("name")).toBeEmpty();
  const good = { ...goodValues(site), message: "سلام وتحية. ".repeat(160).trim() };
  await form.fill(good);
  await expect(form.summary).toHaveCount(0);
  await expect(wrongFields).toHaveCount(0);

  await form.submit.click();
  await expectToast(page, "error", site.toasts.failure);
  // The test of the links has their whole texts.
  const shown = { ...good, phone: "+22236123456", message: good.message.slice(0, 40) };
  const { whatsapp, email, shortened } = site.texts.another;
  for (const [name, start] of [
    [whatsapp, `https://wa.me/${shell.site.whatsapp.replace(/\D/gu, "")}?`],
    [email, `mailto:${shell.site.email}?`],
  ] as const) {
    const link = form.outcome.getByRole("link", { name });
    const href = `${await link.getAttribute("href")}`;
    expect(href.slice(0, start.length)).toBe(start);
    const text = prefilledText(href);
    for (const part of Object.values(shown)) expect(text).toContain(part);
    // Playwright presses only what nothing covers: neither the header nor the toast.
    await link.click({ trial: true });
  }
  await expect(form.outcome.getByText(shortened)).toBeVisible();
});

function isOnTop(label: Element): boolean {
  const { left, top, bottom, width } = label.getBoundingClientRect();
  const x = left + width / 2;
  return [top + 1, bottom - 1].every((y) => label.contains(document.elementFromPoint(x, y)));
}
