import type { Locator } from "@playwright/test";
import { describeMessage, mailtoUrl, whatsAppText } from "../../src/forms/fallback-links.ts";
import { eachDirection } from "../support/every-language.ts";
import { formsIn, inMain } from "../support/forms-content.ts";
import {
  answerMail,
  expectToast,
  type FieldTexts,
  formOn,
  goodValues,
} from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 640 } });

const inLanguage = eachDirection.at(-1) ?? inMain;
const { shell, language } = inLanguage;
const site = formsIn(inLanguage).volunteer;

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
  const typed = Object.fromEntries(entries.map(([field, typed]) => [field, typed]));
  const values = { ...goodValues(site), ...typed };
  await form.fill(values);
  await form.submit.click();
  await expectToast(page, "error", site.texts.invalid);
  await expect(form.summary).toBeFocused();
  const title = form.summary.getByRole("heading", { name: site.texts.summary.title });
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(links).toHaveText(entries.map(([, , text]) => text));
  await expect(wrongFields).toHaveCount(entries.length);
  await form.expectValues(values);
  expect(mail.requests).toBe(0);

  for (const [field, , text] of entries) {
    await form.summary.getByRole("link", { name: text, exact: true }).click();
    await expect(form.control(field)).toBeFocused();
    await expect(form.control(field)).toHaveAttribute("aria-describedby", /-error\b/u);
    await expect(form.errorOf(field)).toHaveText(text);
    // Nothing covers it, not even the header.
    const label = form.element.locator(`label[for=${site.id}-${field}]`);
    expect(await label.evaluate(isOnTop)).toBe(true);
  }

  await form.submit.click();
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
  await expectOtherWays(form.outcome, good);
  // Playwright presses only what nothing covers: neither the header nor the toast.
  const { whatsapp } = site.texts.another;
  await form.outcome.getByRole("link", { name: whatsapp }).click({ trial: true });
});

function isOnTop(label: Element): boolean {
  const { left, top, bottom, width } = label.getBoundingClientRect();
  const x = left + width / 2;
  return [top + 1, bottom - 1].every((y) => label.contains(document.elementFromPoint(x, y)));
}

/** Expects the links to WhatsApp and email to hold what was typed. */
async function expectOtherWays(outcome: Locator, typed: FieldTexts): Promise<void> {
  const { whatsapp, email, shortened } = site.texts.another;
  const link = (name: string) => outcome.getByRole("link", { name });
  const shown = new Map(Object.entries({ ...typed, phone: "+22236123456" }));
  const rows = Object.entries(site.labels).map(
    ([field, label]) => [label, shown.get(field) ?? ""] as const,
  );
  const body = describeMessage(rows, shell);
  const toWhatsApp = new URL(`${await link(whatsapp).getAttribute("href")}`);
  expect(toWhatsApp.pathname).toBe(`/${shell.site.whatsapp.replace(/\D/gu, "")}`);
  const chat = whatsAppText(body, shell.site.whatsapp);
  expect(toWhatsApp.searchParams.get("text")).toBe(chat);
  const letter = mailtoUrl({ to: shell.site.email, subject: site.title, body });
  await expect(link(email)).toHaveAttribute("href", letter.href);
  await expect(outcome.getByText(shortened)).toBeVisible();
}
