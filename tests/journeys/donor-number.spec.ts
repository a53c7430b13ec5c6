import { pageIds, pathOf } from "../../src/content/addresses.server.ts";
import { loadSite } from "../../src/content/site.server.ts";
import { makeDayWords, showDay } from "../../src/i18n/day-words.ts";
import { interpolate } from "../../src/i18n/interpolate.ts";
import { answerRates } from "../support/donate-services.ts";
import { donorPage } from "../support/donor-page.ts";
import { eachDirection } from "../support/every-language.ts";
import { readQr } from "../support/read-qr.ts";
import { expect, test } from "../support/site-test.ts";

test.beforeEach(({ context }) => answerRates(context));

const { phone, whatsapp = phone, bankily, address } = loadSite();
const known = [phone, whatsapp].map((number) => number.replace(/\D/g, ""));

/** Every Mauritanian number in a page's source, by its digits; percent-encoded ones too. */
function numbersIn(html: string): string[] {
  const plain = html.replaceAll("%20", " ").replaceAll("%2B", "+");
  const written = [...plain.matchAll(/\+222[\s\u00a0]?\d[\d\s\u00a0]{6,}/g)].map(([text]) => text);
  const linked = [...plain.matchAll(/wa\.me\/(\d+)/g)].map(([, text = ""]) => text);
  return [...written, ...linked].map((text) => text.replace(/\D/g, ""));
}

for (const inLanguage of eachDirection) {
  const { language } = inLanguage;

  test(`every page in ${language.code} has the one number, for machines too`, async ({
    request,
  }) => {
    for (const id of pageIds) {
      const html = await (await request.get(pathOf(id, language))).text();
      const numbers = numbersIn(html);
      expect(numbers.length, id).toBeGreaterThan(0);
      expect(new Set(numbers), id).toEqual(new Set(known));
      for (const [, telephone] of html.matchAll(/"telephone":"([^"]*)"/g)) {
        expect(telephone).toBe(phone);
      }
    }
  });

  test(`the QR code in ${language.code} opens the page that shows the number`, async ({ page }) => {
    test.skip(bankily.qrImage !== undefined, "Bankily's own code opens no page");
    const { open, bankily: section, qr, update } = donorPage(page, inLanguage);
    await open();
    await expect(update).toBeEnabled();
    const opened = await readQr(section.getByRole("img", { name: qr.alt }));
    expect(opened).toBe(address + pathOf("donate", language));
    await page.goto(new URL(opened).pathname);
    await expect(section.getByRole("link", { name: phone }).first()).toBeVisible();
  });

  test(`the number in ${language.code} says how to check it`, async ({ page }) => {
    const { open, bankily: section, donor, texts } = donorPage(page, inLanguage);
    await open();
    const since = showDay(bankily.numberSince, makeDayWords(language));
    await expect(section).toContainText(interpolate(donor.official.since, { date: since }));
    await expect(section).toContainText(donor.official.pin);
    const { holder } = bankily;
    await expect(section).toContainText(interpolate(donor.official.holder, { name: holder }));
    const steps = section.getByRole("listitem");
    const check = interpolate(donor.official.checkName, { name: holder });
    await expect(steps.filter({ hasText: check })).toContainText(texts.bankily.steps[4]);
    const slip = page.locator("dl > div").filter({ hasText: texts.bankily.holderLabel }).first();
    await expect(slip).toContainText(holder);
    await section.getByRole("link", { name: donor.official.report }).click();
    await expect(page).toHaveURL(inLanguage.shell.paths.contact);
  });
}

for (const inLanguage of eachDirection) {
  test(`without Bankily there is another way in ${inLanguage.language.code}`, async ({ page }) => {
    const { open, bankily: section, texts } = donorPage(page, inLanguage);
    await open();
    await section.getByRole("link", { name: texts.bankily.without }).click();
    await expect(page).toHaveURL(inLanguage.shell.paths.contact);
  });
}
