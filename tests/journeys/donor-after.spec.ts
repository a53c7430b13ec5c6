import { loadExamples } from "../../src/lib/content/records.server.ts";
import { makeDayWords, showDay, showMonth } from "../../src/lib/i18n/day-words.ts";
import { interpolate, isolate } from "../../src/lib/i18n/interpolate.ts";
import { answersOn } from "../support/donate-fixtures.ts";
import { answerRates, donatePage, prefilledText, storeRates } from "../support/donate-page.ts";
import { eachDirection, mainLanguage } from "../support/every-language.ts";
import { expect, expectHydrated, holdRequests, test } from "../support/site-test.ts";

// One language is enough: the one in which words of both directions stand in one line.
const inLanguage = eachDirection.at(-1) ?? mainLanguage();
const { language, shell } = inLanguage;
const line = (label: string, value: string) =>
  interpolate(shell.ui.labelled, { label, value: isolate(value, language.dir) });

test.use({ viewport: { width: 360, height: 740 } });

test("message: names every detail of the gift in WhatsApp and in email", async ({
  page,
  context,
}) => {
  await answerRates(context, answersOn("2026-11-20"));
  await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
  const donate = donatePage(page, inLanguage);
  const { openWith, reportForm, slip, donor, after, reference, money, texts, local } = donate;
  await openWith("#amount=50&currency=EUR");
  await expect(local).toHaveText(money(2277, "MRU"));
  await expect(page.getByText(donor.after.lead)).toBeVisible();
  await page.getByRole("link", { name: donor.after.link }).click();
  await expect(page).toHaveURL(`${shell.paths.afterTransfer}#amount=2277&currency=MRU`);
  await expect(reportForm.getByLabel(after.report.amount.label)).toHaveValue("2277");
  const last = reportForm.getByLabel(after.report.day.label);
  await expect(last).toHaveValue("2026-11-20");
  await expect(last).toBeHidden();
  await reportForm.getByRole("button", { name: after.report.more }).click();
  const day = showDay("2026-11-20", makeDayWords(language));
  const { holder } = shell.site.bankily;
  for (const text of [money(2277, "MRU"), donate.payee.value, holder, day]) {
    await expect(slip).toContainText(text);
  }
  const whatsApp = reportForm.getByRole("link", { name: after.report.whatsapp });
  const [field, button] = [await last.boundingBox(), await whatsApp.boundingBox()];
  expect(button?.y).toBeGreaterThan(field?.y ?? Number.NaN);
  const lookAgainOn = async (moment: string) => {
    await page.clock.setFixedTime(new Date(moment));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  };
  await lookAgainOn("2026-11-22T00:30:00Z");
  await expect(last).toHaveValue("2026-11-22");
  await last.fill("2026-11-18");
  await lookAgainOn("2026-11-23T00:30:00Z");
  await expect(last).toHaveValue("2026-11-18");
  const dated = interpolate(after.report.listed.each, {
    month: isolate(showMonth("2026-11", language, "name"), language.dir),
    day: isolate(showDay("2026-12-15", makeDayWords(language)), language.dir),
  });
  await expect(reportForm.getByText(loadExamples() ? after.next.examples : dated)).toBeVisible();
  await expect(page.getByText(donor.after.lead)).toBeVisible();
  const { programs } = inLanguage.texts("accounts");
  await reportForm.getByLabel(after.report.program.label).selectOption(programs.water);
  await reportForm.getByLabel(after.report.transactionNumber.label).fill("TX-123");
  await reportForm.getByLabel(after.report.inNameOf.label).fill("فاطمة Bâ 1");
  const lines = [
    after.message.greeting,
    line(texts.bankily.amountLabel, money(2277, "MRU")),
    line(after.message.program, programs.water),
    line(after.message.date, showDay("2026-11-18", makeDayWords(language))),
    line(after.message.reference, reference),
    line(after.message.transactionNumber, "TX-123"),
    line(after.message.inNameOf, "فاطمة Bâ 1"),
  ];
  await expect(whatsApp).toHaveAttribute("href", /^https:\/\/wa\.me\/222\d{8}\?/);
  await expect
    .poll(async () => prefilledText(await whatsApp.getAttribute("href")))
    .toBe(lines.join("\n"));
  const email = await reportForm
    .getByRole("link", { name: after.report.email })
    .getAttribute("href");
  expect(email).toContain(`mailto:${shell.site.email}?`);
  expect(prefilledText(email)).toBe(lines.join("\r\n"));
});

const inMain = mainLanguage();

test("report: belongs to one gift, and refuses four digits, an unreadable amount and a day to come", async ({
  page,
  context,
}) => {
  await storeRates(context);
  const { open, openAfter, choice, reportForm, after, donor } = donatePage(page, inMain);
  await open();
  await choice(2000).check();
  await openAfter("#amount=2000&currency=MRU");
  const field = reportForm.getByLabel(after.report.transactionNumber.label);
  const whatsApp = reportForm.getByRole("link", { name: after.report.whatsapp });
  const amount = reportForm.getByLabel(after.report.amount.label);
  const { report } = after;
  await reportForm.getByRole("button", { name: report.more }).click();
  const day = reportForm.getByLabel(report.day.label);
  // Each is told after a pause in typing.
  await field.fill("٤٨٢١");
  await amount.fill("50 EUR");
  await day.fill("2999-12-31");
  for (const wrong of [field, amount, day]) {
    await expect(wrong).toHaveAttribute("aria-invalid", "true");
  }
  await expect(reportForm).toContainText(report.fourDigits);
  await expect(reportForm).toContainText(report.dayToCome);
  expect(await page.evaluate(() => sessionStorage["draft:reported"])).not.toContain("٤٨٢١");
  await field.fill("4821 5600 12");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  const name = reportForm.getByLabel(after.report.inNameOf.label);
  await name.fill("Fatou");
  await amount.fill("777");
  await page.reload();
  await expect(amount).toHaveValue("777");
  await expect(name).toHaveValue("Fatou");
  await expect(page).toHaveURL(/after#amount=2000&currency=MRU$/);
  // These two entries hold a time, in which any digits may come.
  const elsewhere = () =>
    page.evaluate(() =>
      JSON.stringify([{ ...localStorage, payee: "", rates: "" }, document.cookie, location.href]),
    );
  expect(await elsewhere()).not.toMatch(/777|4821|Fatou/);

  // Another gift, of the same amount.
  await open();
  await expect(choice(2000)).toBeChecked();
  await choice(2000).click();
  await page.getByRole("link", { name: donor.after.link }).click();
  await expect(amount).toHaveValue("2000");
  await expect(field).toHaveValue("");
  await field.fill("TX123");
  await whatsApp.evaluate((link) => link.addEventListener("click", (e) => e.preventDefault()));
  await whatsApp.click();
  await page.reload();
  await expect(field).toHaveValue("TX123");

  const release = await holdRequests(page, /\/assets\/after-island/);
  await page.goto("about:blank");
  await page.goto(`${inMain.shell.paths.afterTransfer}#amount=2000&currency=MRU`);
  await field.fill("TX123456");
  release();
  await expectHydrated(page);
  await expect(field).toHaveValue("TX123456");
  await expect(name).toHaveValue("");
});
