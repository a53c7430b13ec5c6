import { expectAccessible } from "../support/check-accessibility.ts";
import { answerRates } from "../support/donate-services.ts";
import { donorPage } from "../support/donor-page.ts";
import { eachDirection } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

for (const inLanguage of eachDirection) {
  test.describe(`the donor's tools in ${inLanguage.language.code}`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test("are reached by keyboard, large enough to press and accessible", async ({
      page,
      context,
    }) => {
      await answerRates(context);
      const { openWith, unfold, sent, share, reminder, donor, update } = donorPage(
        page,
        inLanguage,
      );
      await openWith("?amount=50&currency=EUR");
      await expect(update).toBeEnabled();
      for (const tool of [reminder, share]) {
        await unfold(tool);
        await expect(tool.getByRole("button").first()).toBeVisible();
      }
      for (const tool of [sent, reminder, share]) {
        for (const control of await tool.locator("a, button, input, summary").all()) {
          const box = await control.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(44);
        }
      }
      await sent.getByLabel(donor.sent.code).focus();
      for (const name of [donor.sent.whatsapp, donor.sent.email, donor.sent.print]) {
        await page.keyboard.press("Tab");
        await expect(page.locator(":focus")).toHaveText(name);
      }
      // To the top, where the header lies over nothing.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });

    test("are not shown where they would not work", async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      const { open, sent, share, reminder, bankily, donor } = donorPage(page, inLanguage);
      await open();
      for (const tools of [sent, share, reminder]) await expect(tools).toBeHidden();
      await expect(bankily).toContainText(donor.official.pin);
      await context.close();
    });
  });
}
