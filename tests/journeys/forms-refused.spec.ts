import type { Locator } from "@playwright/test";
import type { FormsTexts } from "../../generated/texts.ts";
import { describeMessage, mailtoUrl, whatsAppText } from "../../src/forms/fallback-links.ts";
import type { Shell } from "../../src/shell/shell.server.ts";
import { eachDirection } from "../support/every-language.ts";
import { formsIn, type SiteForm } from "../support/forms-content.ts";
import { answerMail } from "../support/forms-mail.ts";
import { expectToast, type FieldTexts, formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 640 } });

type Errors = Readonly<Partial<Record<keyof FieldTexts, keyof FormsTexts["errors"]>>>;

/** Wrong values and the expected errors. The test of the rules has every other case. */
const wrong: Record<SiteForm["id"], readonly [FieldTexts, Errors]> = {
  volunteer: [
    { name: " \u00A0<>", email: "", phone: "", interest: "x".repeat(201), message: " " },
    {
      name: "nameRequired",
      email: "emailRequired",
      phone: "phoneRequired",
      interest: "interestTooLong",
      message: "messageRequired",
    },
  ],
  contact: [
    { name: "A", email: "aicha@example", subject: "x".repeat(201), message: "x".repeat(2001) },
    {
      name: "nameTooShort",
      email: "emailInvalid",
      subject: "subjectTooLong",
      message: "messageTooLong",
    },
  ],
};

const messages = {
  volunteer: "سطر & line? 100% #1\n👩🏽‍🌾 + ته",
  contact: "سلام وتحية. ".repeat(160).trim(),
};

for (const [i, inLanguage] of eachDirection.entries()) {
  const site = formsIn(inLanguage)[i === 0 ? "volunteer" : "contact"];
  const [typed, errors] = wrong[site.id];
  const { shell, language } = inLanguage;

  test(`${site.id} form in ${language.code}: leads to each wrong field until all are right`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource/u);
    const mail = await answerMail(page, (route) => route.fulfill({ status: 500, body: "" }));
    const form = formOn(page, site);
    const links = form.summary.getByRole("link");
    const wrongFields = form.element.locator("[aria-invalid=true]");
    const entries = Object.entries(errors).map(
      ([field, error]) => [field, site.texts.errors[error]] as const,
    );
    await form.open();
    const values = { ...goodValues(site), ...typed };
    await form.fill(values);
    await form.submit.click();
    await expectToast(page, "error", site.texts.invalid);
    await expect(form.summary).toBeFocused();
    const title = form.summary.getByRole("heading", { name: site.texts.summary.title });
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(links).toHaveText(entries.map(([, text]) => text));
    await expect(wrongFields).toHaveCount(entries.length);
    await form.expectValues(values);
    expect(mail.requests).toBe(0);

    for (const [field, text] of entries) {
      await form.summary.getByRole("link", { name: text, exact: true }).click();
      await expect(form.control(field)).toBeFocused();
      await expect(form.control(field)).toHaveAttribute("aria-describedby", /-error\b/u);
      await expect(form.errorOf(field)).toHaveText(text);
      const label = form.element.locator(`label[for=${site.id}-${field}]`);
      await expect(label).toBeInViewport({ ratio: 1 });
      const header = page.getByRole("banner");
      await expect
        .poll(async () => {
          const [top, bottom] = [await label.boundingBox(), await header.boundingBox()];
          return (top?.y ?? 0) - (bottom?.y ?? 0) - (bottom?.height ?? 0);
        })
        .toBeGreaterThanOrEqual(0);
    }

    await form.submit.click();
    await expect(form.summary).toBeFocused();
    await form.fill({ name: "Aïcha" });
    await expect(links).toHaveCount(entries.length - 1);
    await expect(form.control("name")).toHaveAttribute("aria-invalid", "false");
    await expect(form.errorOf("name")).toBeEmpty();
    const good = { ...goodValues(site), message: messages[site.id] };
    await form.fill(good);
    await expect(form.summary).toHaveCount(0);
    await expect(wrongFields).toHaveCount(0);

    await form.submit.click();
    await expectToast(page, "error", site.toasts.failure);
    await expectOtherWays(form.outcome, site, shell, good);
    // Playwright presses only what nothing covers: neither the header nor the toast.
    const { whatsapp } = site.texts.another;
    await form.outcome.getByRole("link", { name: whatsapp }).click({ trial: true });
  });
}

/** Expects the links to WhatsApp and email to hold what was typed. */
async function expectOtherWays(
  outcome: Locator,
  site: SiteForm,
  shell: Shell,
  typed: FieldTexts,
): Promise<void> {
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
  const subject = typed.subject ?? site.title;
  const letter = mailtoUrl({ to: shell.site.email, subject, body });
  await expect(link(email)).toHaveAttribute("href", letter.href);
  expect([letter.shortened, chat !== body]).toEqual(Array(2).fill(site.id === "contact"));
  await expect(outcome.getByText(shortened)).toHaveCount(letter.shortened ? 1 : 0);
}
