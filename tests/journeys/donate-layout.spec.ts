import { donatePage, figures } from "../support/donate-page.ts";
import { all, answerRates, anyProvider, realAnswers } from "../support/donate-services.ts";
import { eachDirection } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

/** Pixels; Arabic is set larger. */
const maxHeight = { ltr: 6800, rtl: 8000 } as const;

for (const inLanguage of eachDirection) {
  test.describe(`on a small phone in ${inLanguage.language.code}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, locale: inLanguage.language.locale });

    test("amount, number and copy stand on the first screen of a page that is short enough", async ({
      page,
      context,
    }) => {
      await answerRates(context);
      const { payee, open, money, source } = donatePage(page, inLanguage);
      await open();
      const start = money(figures.donation.amount, "MRU");
      await expect(page.getByText(start).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("main").getByText(payee.value).first()).toBeInViewport({
        ratio: 1,
      });
      const copy = page.getByRole("button", { name: payee.copyLarge }).first();
      await expect(copy).toBeInViewport({ ratio: 1 });
      await expect(source(anyProvider)).toBeVisible();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(maxHeight[inLanguage.language.dir]);
    });

    for (const [name, behaviours] of [
      ["arrive", realAnswers],
      ["fail", all("refusing")],
    ] as const) {
      test(`nothing moves when the rates ${name}`, async ({ page, context, expectProblem }) => {
        expectProblem(
          /Failed to load resource|exchange rates could not be fetched|downloaded font|OTS parsing/,
        );
        await context.route("**/*.woff2", (route) => route.fulfill({ body: "" }));
        await answerRates(context, all("silent"));
        const { texts, open, panel, currency } = donatePage(page, inLanguage);
        await open();
        await expect(currency("USD")).toContainText(texts.currency.loading);
        await currency("MRU").scrollIntoViewIfNeeded();
        const before = await positions(page);
        await answerRates(context, behaviours);
        await page.reload();
        await currency("MRU").scrollIntoViewIfNeeded();
        await expect(currency("USD")).toBeEnabled();
        expect(await positions(page)).toEqual(before);
        await expect(panel).toBeVisible();
      });
    }
  });
}

function positions(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main h2, main h3, main button, main input")].map((element) =>
      Math.round(element.getBoundingClientRect().top + scrollY),
    ),
  );
}
