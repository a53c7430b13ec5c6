import { makeDayWords, showDay } from "../../src/i18n/day-words.ts";
import { interpolate, isolate } from "../../src/i18n/interpolate.ts";
import { expectAccessible } from "../support/check-accessibility.ts";
import { donatePage, prefilledText } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { eachDirection, mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

declare global {
  interface Window {
    shared?: ShareData | undefined;
  }
}

/** Arabic on a page in English, and Adlam, whose letters take two code units. */
const people = ["فاطمة بنت محمد", "𞤃𞤢𞤪𞤭𞤴𞤢𞤥"];

for (const [i, inLanguage] of eachDirection.entries()) {
  const { language, shell } = inLanguage;
  const person = people[i % people.length] ?? "";
  const line = (label: string, value: string) =>
    interpolate(shell.ui.line, { label, value: isolate(value, language.dir) });

  test.describe(`after the transfer in ${language.code}`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test("one press prepares a message that says which gift", async ({ page, context }) => {
      await answerRates(context);
      const now = new Date("2026-11-20T12:00:00Z");
      await page.clock.setFixedTime(now);
      const { openWith, sent, donor, after, phone, reference, money, texts, local } = donatePage(
        page,
        inLanguage,
      );
      await openWith("?amount=50&currency=EUR");
      await expect(local).toHaveText(money(2277, "MRU"));
      await expect(page.getByText(donor.after.lead)).toBeVisible();
      await page.getByRole("link", { name: donor.after.link }).click();
      await expect(page).toHaveURL(`${shell.paths.afterTransfer}#amount=2277&currency=MRU`);
      await expect(sent.getByLabel(after.report.amount)).toHaveValue("2277");
      await expect(page.getByText(donor.after.lead)).toBeVisible();
      const { programs } = inLanguage.texts("accounts");
      await sent.getByLabel(after.report.program).selectOption(programs.water);
      await sent.getByLabel(after.report.transactionNumber).fill("TX-123 <b>");
      const lines = [
        after.message.greeting,
        line(texts.bankily.amountLabel, money(2277, "MRU")),
        line(after.message.program, programs.water),
        line(after.message.date, showDay(now.toISOString(), makeDayWords(language))),
        line(texts.bankily.numberLabel, phone),
        line(texts.bankily.holderLabel, shell.site.bankily.holder),
        line(after.message.reference, reference),
        line(after.message.transactionNumber, "TX-123 b"),
      ];
      const whatsApp = sent.getByRole("link", { name: after.report.whatsapp });
      await expect(whatsApp).toHaveAttribute("href", /^https:\/\/wa\.me\/222\d{8}\?/);
      await expect
        .poll(async () => prefilledText(await whatsApp.getAttribute("href")))
        .toBe(lines.join("\n"));
      const email = await sent.getByRole("link", { name: after.report.email }).getAttribute("href");
      expect(email).toContain(`mailto:${shell.site.email}?`);
      expect(prefilledText(email)).toBe(lines.join("\r\n"));
      const stored = await page.evaluate(() =>
        JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          document.cookie,
          location.href,
        ]),
      );
      expect(stored).not.toContain("TX-123");
    });

    test("a dedication is asked about, stands below the payee, and is a name", async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
      const { openAfter, fold, sent, dedication, after, sheet } = donatePage(page, inLanguage);
      const linked = `#${new URLSearchParams({ amount: "500", currency: "MRU", name: person })}`;
      await openAfter(linked);
      await expect(fold.getByText(after.dedication.suggested)).toBeVisible();
      await expect(page.locator("body")).not.toContainText(person);
      await fold.getByRole("button", { name: after.dedication.use }).click();
      await expect(dedication).toHaveValue(person);
      await expect(fold.getByText(after.dedication.suggested)).toBeHidden();
      const tell = sent.getByRole("link", { name: after.report.whatsapp });
      const last = async () =>
        prefilledText(await tell.getAttribute("href"))
          .split("\n")
          .at(-1);
      expect(await last()).toBe(line(after.message.dedication, person));
      const share = fold.getByRole("link", { name: after.share.whatsapp });
      const invitation = prefilledText(await share.getAttribute("href"));
      const names = {
        name: isolate(shell.ui.name, language.dir),
        person: isolate(person, language.dir),
      };
      expect(invitation).toContain(interpolate(after.share.textDedicated, names));
      const link = new URL(invitation.split("\n").at(-1) ?? "");
      expect([link.pathname, link.search, link.hash]).toEqual([shell.paths.donate, "", linked]);

      // A sheet asks again, since its address may come from anybody.
      await fold.getByRole("link", { name: after.print.card }).click();
      await expect(page).toHaveURL(/\/donate\/card#/);
      const words = inLanguage.texts("giftCard");
      await expect(page.getByText(words.linked)).toBeVisible();
      await expect(sheet("card")).not.toContainText(person);
      await page.getByRole("button", { name: words.fill }).click();
      await expect(sheet("card")).toContainText(person);
      await expect(sheet("card")).toContainText(words.notReceipt);

      await openAfter(linked);
      await dedication.fill(`${person} 36 12`);
      await expect(fold).toContainText(after.dedication.problems.letters);
      await expect(dedication).toHaveValue(`${person} 36 12`);
      await expect(page).not.toHaveURL(/name=/);
      expect(await last()).not.toContain(after.message.dedication);
    });
  });
}

const inMain = mainLanguage();

test("what looks like a PIN goes into nothing, and a wrong amount says so", async ({ page }) => {
  const { openAfter, sent, after } = donatePage(page, inMain);
  await openAfter("");
  const field = sent.getByLabel(after.report.transactionNumber);
  const tell = sent.getByRole("link", { name: after.report.whatsapp });
  for (const pin of ["48 21", "٤٨٢١", "۴۸۲۱۵۶"]) {
    await field.fill(pin);
    await expect(sent).toContainText(after.report.looksLikePin);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    expect(prefilledText(await tell.getAttribute("href"))).not.toContain(pin);
  }
  await field.fill("4821 5600 12");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  const amount = sent.getByLabel(after.report.amount);
  for (const wrong of ["abc", "50 EUR", "10000001"]) {
    await amount.fill(wrong);
    await expect(amount).toHaveAttribute("aria-invalid", "true");
    await expect(amount).toHaveValue(wrong);
  }
  await amount.fill("٢٠٠٠ أوقية");
  await expect(amount).toHaveAttribute("aria-invalid", "false");
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without a script there are the message, the sheets and the reminders", async ({
    page,
    request,
  }) => {
    const { open, openAfter, donor, sent, after, fold, unfold, phone, sheet } = donatePage(
      page,
      inMain,
    );
    await open();
    await expect(page.getByRole("link", { name: donor.after.link })).toBeVisible();
    await openAfter("");
    await expect(sent.getByLabel(after.report.transactionNumber)).toBeHidden();
    const tell = sent.getByRole("link", { name: after.report.whatsapp });
    expect(prefilledText(await tell.getAttribute("href"))).toContain(phone);
    await unfold();
    for (const name of [after.reminder.monthly, after.reminder.ramadan]) {
      const href = await fold.getByRole("link", { name, exact: true }).getAttribute("href");
      const file = await request.get(href ?? "");
      expect(file.headers()["content-type"]).toContain("text/calendar");
      expect(await file.text()).toContain("BEGIN:VEVENT");
    }
    await fold.getByRole("link", { name: after.print.note }).click();
    await expect(page).toHaveURL(inMain.shell.paths.giftNote);
    await expect(sheet("note")).toContainText(phone);
    await expect(sheet("note")).toContainText(inMain.shell.site.bankily.holder);
  });
});

test("a gift goes through the phone's share sheet, and one that refuses makes room", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      if (window.shared !== undefined) throw new DOMException("no", "NotAllowedError");
      window.shared = data;
      throw new DOMException("closed", "AbortError");
    };
  });
  const { openAfter, fold, unfold, after } = donatePage(page, inMain);
  await openAfter("#amount=2000&currency=MRU");
  await unfold();
  const button = fold.getByRole("button", { name: after.share.title, exact: true });
  await button.click();
  const shared = await page.evaluate(() => window.shared);
  expect(shared?.url).toMatch(/\/donate#amount=2000&currency=MRU$/);
  await button.click();
  await expect(fold.getByRole("link", { name: after.share.whatsapp })).toBeVisible();
});
