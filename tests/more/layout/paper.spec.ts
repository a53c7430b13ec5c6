import { loadSite } from "../../../src/content/site.server.ts";
import { dayIn } from "../../../src/i18n/day-words.ts";
import { interpolate } from "../../../src/i18n/interpolate.ts";
import { donatePage, readShownQr } from "../../support/donate-page.ts";
import { everyLanguage } from "../../support/every-language.ts";
import { test as otherTest } from "../../support/second-site.ts";
import { expect, test } from "../../support/site-test.ts";

const pagesIn = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const path of [...everyLanguage.map(({ shell }) => shell.paths.poster), "/yo/donate/poster"]) {
  otherTest(`poster ${path}: prints a further language on the same page`, async ({ page }) => {
    otherTest.skip(everyLanguage.length > 3, "a sheet has room for four languages");
    await page.goto(path);
    await expect(page.locator(".poster-sentence")).toHaveCount(everyLanguage.length + 1);
    for (const format of ["A4", "A5"]) {
      const pdf = await page.pdf({ format, preferCSSPageSize: false });
      expect(pagesIn(pdf), format).toBe(1);
    }
  });
}

for (const inLanguage of everyLanguage) {
  const { shell } = inLanguage;

  test(`poster: prints on one page in ${inLanguage.language.code}`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    const { phone, qr, donor } = donatePage(page, inLanguage);
    const poster = page.locator(".poster");
    await page.goto(shell.paths.poster);
    for (const translation of everyLanguage) {
      const sentence = poster.locator(`p[lang=${translation.language.code}]`);
      await expect(sentence).toHaveText(translation.texts("poster").sentence);
    }
    await expect(poster.getByText(phone, { exact: true }).first()).toBeVisible();
    await expect(poster.getByRole("listitem")).toHaveCount(5);
    await expect(poster).toContainText(donor.official.pin);
    await expect(poster).toContainText(shell.site.bankily.holder);
    const since = dayIn(loadSite().bankily.numberSince, inLanguage.language);
    await expect(poster).toContainText(interpolate(donor.official.since, { date: since }));
    const address = new URL(shell.paths.donate, loadSite().address);
    await expect(poster).toContainText(
      interpolate(inLanguage.texts("poster").compare, {
        address: address.host + address.pathname,
        email: shell.site.email,
      }),
    );
    const code = poster.getByRole("img", { name: qr.alt });
    if (shell.site.bankily.qrImage === undefined) {
      expect(new URL(await readShownQr(code)).pathname).toBe(shell.paths.donate);
    }
    await page.getByRole("button", { name: inLanguage.texts("poster").print }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "");
    for (const format of ["A4", "A5"]) {
      const pdf = await page.pdf({ format, preferCSSPageSize: false });
      expect(pagesIn(pdf), format).toBe(1);
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.locator("main h1")).toBeHidden();
  });

  test(`slip after the transfer: prints on one page in ${inLanguage.language.code}`, async ({
    page,
  }) => {
    const { openAfter, after, sent, slip, payee, money } = donatePage(page, inLanguage);
    await openAfter("#amount=10000&currency=MRU");
    await expect(slip).toContainText(money(10_000, "MRU"));
    await sent.getByLabel(after.report.transactionNumber).fill("TX-123");
    await page.emulateMedia({ media: "print" });
    for (const shown of [payee.value, shell.site.bankily.holder, after.report.notReceipt]) {
      await expect(slip.getByText(shown)).toBeVisible();
    }
    await expect(sent.getByLabel(after.report.transactionNumber)).toBeVisible();
    await expect(sent.getByRole("link", { name: after.report.whatsapp })).toBeHidden();
    for (const format of ["A4", "A5"]) {
      const pdf = await page.pdf({ format, preferCSSPageSize: false });
      expect(pagesIn(pdf), format).toBe(1);
    }
  });
}
