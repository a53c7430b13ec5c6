import { makeDayWords, showDay } from "../../src/i18n/day-words.ts";
import { interpolate, isolate } from "../../src/i18n/interpolate.ts";
import { expectAccessible } from "../support/check-accessibility.ts";
import { donatePage, figures, prefilledText } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { eachDirection, mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

declare global {
  interface Window {
    shared?: ShareData | undefined;
  }
}

// One language is enough: the one in which words of both directions stand in one line.
for (const inLanguage of eachDirection.slice(-1)) {
  const { language, shell } = inLanguage;
  const line = (label: string, value: string) =>
    interpolate(shell.ui.line, { label, value: isolate(value, language.dir) });

  test.describe(`after the transfer in ${language.code}`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test("slip: shows the gift and the day of the transfer", async ({ page }) => {
      const { openAfter, slip, sent, after, payee, money } = donatePage(page, inLanguage);
      await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
      await openAfter("#amount=10000&currency=MRU");
      const day = showDay("2026-11-20", makeDayWords(language));
      for (const text of [money(10_000, "MRU"), payee.value, shell.site.bankily.holder, day]) {
        await expect(slip).toContainText(text);
      }
      await expect(slip.locator(".ornament-rosette")).toBeVisible();
      const last = sent.getByLabel(after.report.day);
      const send = sent.getByRole("link", { name: after.report.whatsapp });
      const [field, button] = [await last.boundingBox(), await send.boundingBox()];
      expect(button?.y).toBeGreaterThan(field?.y ?? Number.NaN);
      await sent.getByLabel(after.report.amount).fill("2000");
      await expect(slip).toContainText(money(2000, "MRU"));
    });

    test("message: names every detail of the gift in WhatsApp and in email", async ({
      page,
      context,
    }) => {
      await answerRates(context);
      const now = new Date("2026-11-20T12:00:00Z");
      await page.clock.setFixedTime(now);
      const { openWith, sent, donor, after, reference, money, texts, local } = donatePage(
        page,
        inLanguage,
      );
      await openWith("?amount=50&currency=EUR");
      await expect(local).toHaveText(money(2277, "MRU"));
      await expect(page.getByText(donor.after.lead)).toBeVisible();
      await page.getByRole("link", { name: donor.after.link }).click();
      await expect(page).toHaveURL(`${shell.paths.afterTransfer}#amount=2277&currency=MRU`);
      await expect(sent.getByLabel(after.report.amount)).toHaveValue("2277");
      await expect(sent.getByLabel(after.report.day)).toHaveValue("2026-11-20");
      await sent.getByLabel(after.report.day).fill("2026-11-18");
      await expect(page.getByText(donor.after.lead)).toBeVisible();
      const { programs } = inLanguage.texts("accounts");
      await sent.getByLabel(after.report.program).selectOption(programs.water);
      await sent.getByLabel(after.report.transactionNumber).fill("TX-123 <b>");
      await sent.getByLabel(after.report.inNameOf).fill(` ${"فاطمة Bâ 1 ".repeat(6)}`);
      const lines = [
        after.message.greeting,
        line(texts.bankily.amountLabel, money(2277, "MRU")),
        line(after.message.program, programs.water),
        line(after.message.date, showDay("2026-11-18", makeDayWords(language))),
        line(after.message.reference, reference),
        line(after.message.transactionNumber, "TX-123 b"),
        line(after.message.inNameOf, "فاطمة Bâ 1 ".repeat(6).slice(0, 59).trim()),
      ];
      const whatsApp = sent.getByRole("link", { name: after.report.whatsapp });
      await expect(whatsApp).toHaveAttribute("href", /^https:\/\/wa\.me\/222\d{8}\?/);
      await expect
        .poll(async () => prefilledText(await whatsApp.getAttribute("href")))
        .toBe(lines.join("\n"));
      const email = await sent.getByRole("link", { name: after.report.email }).getAttribute("href");
      expect(email).toContain(`mailto:${shell.site.email}?`);
      expect(prefilledText(email)).toBe(lines.join("\r\n"));
    });
  });
}

const inMain = mainLanguage();

test("report: refuses a number that looks like a PIN, and an unreadable amount", async ({
  page,
}) => {
  const { openAfter, sent, after } = donatePage(page, inMain);
  await openAfter("");
  const field = sent.getByLabel(after.report.transactionNumber);
  const whatsApp = sent.getByRole("link", { name: after.report.whatsapp });
  for (const pin of ["48 21", "٤٨٢١", "۴۸۲۱۵۶"]) {
    await field.fill(pin);
    await expect(sent).toContainText(after.report.looksLikePin);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    expect(prefilledText(await whatsApp.getAttribute("href"))).not.toContain(pin);
  }
  await field.fill("4821 5600 12");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  const amount = sent.getByLabel(after.report.amount);
  for (const wrong of ["abc", "50 EUR", `${figures.donation.maxAmount + 1}`]) {
    await amount.fill(wrong);
    await expect(amount).toHaveAttribute("aria-invalid", "true");
    await expect(amount).toHaveValue(wrong);
  }
  await amount.fill("٢٠٠٠ أوقية");
  await expect(amount).toHaveAttribute("aria-invalid", "false");
  await expectAccessible(page);
});

test("report: stays in its tab over a reload, and does not fill in the next gift", async ({
  page,
}) => {
  const { openAfter, sent, after } = donatePage(page, inMain);
  const { transactionNumber, inNameOf, amount } = after.report;
  await openAfter("#amount=500&currency=MRU");
  await sent.getByLabel(transactionNumber).fill("TX-777");
  await sent.getByLabel(inNameOf).fill("Fatou");
  await sent.getByLabel(amount).fill("777");
  await page.reload();
  await expect(sent.getByLabel(amount)).toHaveValue("777");
  await expect(sent.getByLabel(inNameOf)).toHaveValue("Fatou");
  await expect(page).toHaveURL(/after#amount=500&currency=MRU$/);
  const elsewhere = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie, location.href]));
  expect(await elsewhere()).not.toMatch(/777|Fatou/);
  await page.goto("about:blank");
  await openAfter("#amount=2000&currency=MRU");
  await expect(sent.getByLabel(amount)).toHaveValue("2000");
  await expect(sent.getByLabel(transactionNumber)).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("after the transfer: message, poster and reminder work without JavaScript", async ({
    page,
    request,
  }) => {
    const { open, openAfter, donor, sent, after } = donatePage(page, inMain);
    await open();
    await expect(page.getByRole("link", { name: donor.after.link })).toBeVisible();
    await openAfter("");
    await expect(sent.getByLabel(after.report.transactionNumber)).toBeHidden();
    const whatsApp = sent.getByRole("link", { name: after.report.whatsapp });
    expect(prefilledText(await whatsApp.getAttribute("href"))).toContain(after.message.greeting);
    const reminder = page.getByRole("link", { name: after.reminder.monthly, exact: true });
    const file = await request.get((await reminder.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toContain("text/calendar");
    expect(await file.text()).toContain("BEGIN:VEVENT");
    await page.getByRole("link", { name: after.print.poster }).click();
    await expect(page).toHaveURL(inMain.shell.paths.poster);
  });
});

test("share button: falls back to links when the phone refuses to share", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      if (window.shared !== undefined) throw new DOMException("no", "NotAllowedError");
      window.shared = data;
      throw new DOMException("closed", "AbortError");
    };
  });
  const { openAfter, after } = donatePage(page, inMain);
  await openAfter("#amount=2000&currency=MRU");
  const button = page.getByRole("button", { name: after.share.title, exact: true });
  await button.click();
  const shared = await page.evaluate(() => window.shared);
  expect(shared?.url).toMatch(/\/donate#amount=2000&currency=MRU$/);
  await button.click();
  await expect(page.getByRole("link", { name: after.share.whatsapp })).toBeVisible();
});
