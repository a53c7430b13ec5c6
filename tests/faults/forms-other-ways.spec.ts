import { describeMessage, mailtoUrl } from "../../src/forms/fallback-links.ts";
import { eachDirection } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { answerMail } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

const messages = {
  volunteer: "سطر & line? 100% #1\n👩🏽‍🌾 + ته",
  contact: "سلام وتحية. ".repeat(160).trim(),
};

for (const [i, inLanguage] of eachDirection.entries()) {
  const { shell, language } = inLanguage;
  const { email: to, phone } = shell.site;
  const site = formsIn(inLanguage)[i === 0 ? "volunteer" : "contact"];
  test(`the ${site.id} form in ${language.code} goes whole by WhatsApp, by e-mail as much as fits`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource/u);
    await answerMail(page, (route) => route.fulfill({ status: 500, body: "" }));
    const values = { ...goodValues(site), message: messages[site.id] };
    const form = formOn(page, site);
    await form.open();
    await form.fill(values);
    await form.submit.click();
    await expectToast(page, "error", site.toasts.failure);
    const { whatsapp, email, shortened } = site.texts.another;
    const link = (name: string) => form.outcome.getByRole("link", { name });
    const shown = new Map(Object.entries({ ...values, phone: "+22236123456" }));
    const rows = Object.entries(site.labels).map(
      ([field, label]) => [label, shown.get(field) ?? ""] as const,
    );
    const body = describeMessage(rows, shell);
    const toWhatsApp = new URL(`${await link(whatsapp).getAttribute("href")}`);
    expect(toWhatsApp.pathname).toBe(`/${phone.replace(/\D/gu, "")}`);
    expect(toWhatsApp.searchParams.get("text")).toBe(body);
    const mail = mailtoUrl({ to, subject: values.subject ?? site.title, body });
    await expect(link(email)).toHaveAttribute("href", mail.href);
    expect(mail.shortened).toBe(site.id === "contact");
    await expect(form.outcome.getByText(shortened)).toHaveCount(mail.shortened ? 1 : 0);
    // In sight, between the header and the toast: Playwright presses only what nothing covers.
    await link(whatsapp).click({ trial: true });
  });
}
