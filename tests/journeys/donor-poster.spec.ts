import { answerRates } from "../support/donate-services.ts";
import { donorPage } from "../support/donor-page.ts";
import { everyLanguage } from "../support/every-language.ts";
import { readQr } from "../support/read-qr.ts";
import { expect, test } from "../support/site-test.ts";

test.beforeEach(({ context }) => answerRates(context));

/** How many pages a PDF of Chromium has. */
const pagesIn = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const inLanguage of everyLanguage) {
  test(`the poster in ${inLanguage.language.code} is one sheet with all that is needed`, async ({
    page,
  }) => {
    const { open, poster, phone, qr, donor, update } = donorPage(page, inLanguage);
    await open();
    await expect(update).toBeEnabled();
    for (const format of ["A4", "A5"]) {
      expect(pagesIn(await page.pdf({ format, preferCSSPageSize: false })), format).toBe(1);
    }
    await page.emulateMedia({ media: "print" });
    await expect(poster.getByText(phone, { exact: true }).first()).toBeVisible();
    for (const each of everyLanguage) {
      const { sentence } = donorPage(page, each).donor.poster;
      const said = poster.locator(`p[lang=${each.language.code}]`);
      await expect(said).toHaveText(sentence);
      await expect(said).toBeVisible();
    }
    await expect(poster.getByRole("listitem")).toHaveCount(5);
    await expect(poster).toContainText(donor.official.pin);
    await expect(poster).toContainText(inLanguage.shell.site.bankily.holder);
    const code = poster.getByRole("img", { name: qr.alt });
    await expect(code).toBeVisible();
    if (inLanguage.shell.site.bankily.qrImage === undefined) {
      expect(new URL(await readQr(code)).pathname).toBe(inLanguage.shell.paths.donate);
    }
    await expect(page.getByRole("contentinfo")).toBeHidden();
  });
}
