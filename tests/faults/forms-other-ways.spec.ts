import { interpolate, isolate } from "../../src/i18n/interpolate.ts";
import { eachDirection } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { answerMail } from "../support/forms-mail.ts";
import { formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

const messages = {
  volunteer: "سطر & line? 100% #1\n👩🏽‍🌾 + ته",
  contact: "سلام وتحية. ".repeat(160).trim(),
};

for (const inLanguage of eachDirection) {
  const { site: charity, ui } = inLanguage.shell;
  const { code, dir } = inLanguage.language;
  for (const site of Object.values(formsIn(inLanguage))) {
    test(`the ${site.id} form in ${code} goes whole by WhatsApp, by e-mail as much as fits`, async ({
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
      const { whatsapp, email, shortened } = site.texts.another;
      const link = (name: string) => form.outcome.getByRole("link", { name });
      const urlOf = async (name: string) => new URL(`${await link(name).getAttribute("href")}`);
      const [toWhatsApp, mail] = [await urlOf(whatsapp), await urlOf(email)];
      const shown = new Map(Object.entries({ ...values, phone: "+22236123456" }));
      const text = Object.entries(site.labels)
        .map(([field, label]) => [label, shown.get(field) ?? ""] as const)
        .map(([label, value]) => {
          const isolated = value.replace(/^.*/u, (first) => isolate(first, dir));
          return interpolate(ui.line, { label, value: isolated });
        })
        .join("\n");
      expect(toWhatsApp.href).toContain(`https://wa.me/${charity.phone.replace(/\D/gu, "")}?`);
      expect(toWhatsApp.searchParams.get("text")).toBe(text);
      expect(mail.pathname).toBe(charity.email);
      expect(mail.searchParams.get("subject")).toBe(values.subject ?? site.title);
      expect(mail.href.length).toBeLessThanOrEqual(1500);
      const body = mail.searchParams.get("body")?.replaceAll("\r\n", "\n") ?? "";
      const isCut = body !== text;
      expect(isCut).toBe(site.id === "contact");
      expect(text.startsWith(isCut ? body.replace(/…$/u, "") : body)).toBe(true);
      expect(body.length).toBeGreaterThan(150);
      await expect(form.outcome.getByText(shortened)).toHaveCount(isCut ? 1 : 0);
      // In sight, between the header and the toast: Playwright presses only what nothing covers.
      await link(whatsapp).click({ trial: true });
    });
  }
}
