import { makeDayWords, showDay } from "../../src/i18n/day-words.ts";
import { interpolate, isolate } from "../../src/i18n/interpolate.ts";
import { figures } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { donorPage, draftIn } from "../support/donor-page.ts";
import { eachDirection } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

test.beforeEach(({ context }) => answerRates(context));

for (const inLanguage of eachDirection) {
  const { language, shell } = inLanguage;
  const now = new Date("2026-11-20T12:00:00Z");
  const line = (label: string, value: string) =>
    interpolate(shell.ui.line, { label, value: isolate(value, language.dir) });

  test.describe(`'I have sent it' in ${language.code}`, () => {
    test.beforeEach(({ page }) => page.clock.setFixedTime(now));

    test("one press prepares a message that says which gift", async ({ page }) => {
      const { openWith, sent, donor, phone, reference, money, texts, local } = donorPage(
        page,
        inLanguage,
      );
      await openWith("?amount=50&currency=EUR");
      await expect(local).toHaveText(money(2277, "MRU"));
      await sent.getByLabel(donor.sent.code).fill("TX-123 <b>");
      const lines = [
        donor.sent.greeting,
        line(texts.bankily.amountLabel, `${money(2277, "MRU")} (${money(50, "EUR")})`),
        line(donor.sent.date, showDay(now.toISOString(), makeDayWords(language))),
        line(texts.bankily.numberLabel, phone),
        line(texts.bankily.holderLabel, shell.site.bankily.holder),
        line(donor.sent.reference, reference),
        line(donor.sent.code, "TX-123 b"),
      ];
      const whatsApp = await sent
        .getByRole("link", { name: donor.sent.whatsapp })
        .getAttribute("href");
      expect(whatsApp).toMatch(new RegExp(`^https://wa\\.me/${phone.replace(/\D/g, "")}\\?`));
      expect(draftIn(whatsApp)).toBe(lines.join("\n"));
      const email = await sent.getByRole("link", { name: donor.sent.email }).getAttribute("href");
      expect(email).toContain(`mailto:${shell.site.email}?`);
      expect(email?.length).toBeLessThan(1500);
      expect(draftIn(email)).toBe(lines.join("\r\n"));
    });

    test("what looks like a PIN is refused and leaves the page in nothing", async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => undefined;
      });
      const { open, sent, donor, note, update } = donorPage(page, inLanguage);
      await open();
      await expect(update).toBeEnabled();
      const field = sent.getByLabel(donor.sent.code);
      const warning = sent.locator("[aria-live=polite]");
      await expect(warning).toBeEmpty();
      for (const pin of ["48 21", "٤٨٢١", "۴۸۲۱۵۶"]) {
        await field.fill(pin);
        await expect(warning).toHaveText(donor.sent.looksLikePin);
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAccessibleDescription(donor.sent.looksLikePin);
        for (const name of [donor.sent.whatsapp, donor.sent.email]) {
          const href = await sent.getByRole("link", { name }).getAttribute("href");
          expect(draftIn(href)).not.toContain(pin);
          expect(draftIn(href)).not.toContain(donor.sent.code);
        }
        await expect(note).not.toContainText(pin);
      }
      await field.fill("4821 5600 12");
      await expect(warning).toBeEmpty();
      await expect(field).toHaveAttribute("aria-invalid", "false");
      await expect(note).toContainText("4821 5600 12");
    });

    test("nothing typed is stored", async ({ page }) => {
      const { open, sent, donor, update } = donorPage(page, inLanguage);
      await open();
      await expect(update).toBeEnabled();
      await sent.getByLabel(donor.sent.code).fill("SECRET-9");
      const stored = await page.evaluate(() =>
        JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          document.cookie,
          location.href,
        ]),
      );
      expect(stored).not.toContain("SECRET-9");
    });

    test("the note on paper says that it is no receipt", async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => undefined;
      });
      const { open, sent, donor, note, poster, phone, money, update } = donorPage(page, inLanguage);
      await open();
      await expect(update).toBeEnabled();
      await sent.getByLabel(donor.sent.code).fill("TX-123");
      await sent.getByRole("button", { name: donor.sent.print }).click();
      await page.emulateMedia({ media: "print" });
      await expect(note).toBeVisible();
      await expect(poster).toBeHidden();
      const { holder } = shell.site.bankily;
      for (const text of [
        donor.sent.notReceipt,
        phone,
        holder,
        money(figures.donation.amount, "MRU"),
        "TX-123",
      ]) {
        await expect(note).toContainText(text);
      }
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await expect(note).toBeHidden();
      await expect(poster).toBeVisible();
    });
  });
}
