import { interpolate, isolate } from "../../src/i18n/interpolate.ts";
import { eachDirection } from "../support/every-language.ts";
import { formsIn, type SiteForm } from "../support/forms-content.ts";
import { answerMail } from "../support/forms-mail.ts";
import { formOn, goodValues, type Typed } from "../support/forms-page.ts";
import { expect, type Page, test } from "../support/site-test.ts";

async function otherWays(page: Page, site: SiteForm, values: Typed) {
  await answerMail(page, (route) => route.fulfill({ status: 500, body: "" }));
  const form = formOn(page, site);
  await form.open();
  await form.fill(values);
  await form.submit.click();
  const link = async (name: string) =>
    new URL((await form.outcome.getByRole("link", { name }).getAttribute("href")) ?? "");
  return {
    form,
    whatsApp: await link(site.texts.another.whatsapp),
    mail: await link(site.texts.another.email),
  };
}

test.use({ viewport: { width: 360, height: 740 } });

for (const inLanguage of eachDirection) {
  const { volunteer, contact } = formsIn(inLanguage);
  const { site: charity, ui } = inLanguage.shell;
  const { dir } = inLanguage.language;
  const digits = charity.phone.replace(/\D/gu, "");
  const line = (label: string, value = "") =>
    interpolate(ui.line, { label, value: value.replace(/^.*/u, (first) => isolate(first, dir)) });

  test.describe(`another way through in ${inLanguage.language.code}`, () => {
    test.beforeEach(({ expectProblem }) => expectProblem(/Failed to load resource/u));

    test("an application, word for word, by WhatsApp and e-mail", async ({ page }) => {
      const values = { ...goodValues(volunteer), message: "سطر & line? 100% #1\n👩🏽‍🌾 + ته" };
      const { whatsApp, mail, form } = await otherWays(page, volunteer, values);
      const { form: texts } = inLanguage.texts("getInvolved");
      const text = [
        line(texts.name.label, values.name),
        line(texts.email.label, values.email),
        line(texts.phone.label, "+22236123456"),
        line(texts.interest.label, values.interest),
        line(texts.availability.label, values.availability),
        line(texts.message.label, values.message),
      ].join("\n");
      expect(whatsApp.origin + whatsApp.pathname).toBe(`https://wa.me/${digits}`);
      expect(whatsApp.searchParams.get("text")).toBe(text);
      expect(mail.pathname).toBe(charity.email);
      expect(mail.searchParams.get("subject")).toBe(volunteer.title);
      expect(mail.searchParams.get("body")).toBe(text.replaceAll("\n", "\r\n"));
      await expect(form.outcome).not.toContainText(volunteer.texts.another.shortened);
      // In sight, between the header and the toast: Playwright presses only what nothing covers.
      await form.outcome
        .getByRole("link", { name: volunteer.texts.another.whatsapp })
        .click({ trial: true });
    });

    test("a long message: whole by WhatsApp, shortened by e-mail and said so", async ({ page }) => {
      const values = { ...goodValues(contact), message: "سلام وتحية. ".repeat(160) };
      const { whatsApp, mail, form } = await otherWays(page, contact, values);
      const { form: texts } = inLanguage.texts("contact");
      const text = [
        line(texts.name.label, values.name),
        line(texts.email.label, values.email),
        line(texts.subject.label, values.subject),
        line(texts.message.label, values.message.trim()),
      ].join("\n");
      expect(whatsApp.searchParams.get("text")).toBe(text);
      expect(mail.searchParams.get("subject")).toBe(values.subject);
      expect(mail.href.length).toBeLessThanOrEqual(1500);
      const body = mail.searchParams.get("body")?.replaceAll("\r\n", "\n") ?? "";
      expect(body).toMatch(/…$/u);
      expect(text.startsWith(body.slice(0, -1))).toBe(true);
      expect(body.length).toBeGreaterThan(150);
      await expect(form.outcome).toContainText(contact.texts.another.shortened);
    });
  });
}
