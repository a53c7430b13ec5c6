import { currencyCodes } from "../../src/content/currency-codes.ts";
import { realRates } from "../support/donate-fixtures.ts";
import { donatePage, drawFirstFrame, stopClock } from "../support/donate-page.ts";
import {
  all,
  answerRates,
  hoursAgo,
  onlyFirst,
  realAnswers,
  storeRates,
  today,
} from "../support/donate-services.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const inLanguage = mainLanguage();

test("rates: no currency can be chosen while they load", async ({ page, context }) => {
  await answerRates(context, all("silent"));
  const { texts, open, currency, approximate } = donatePage(page, inLanguage);
  await stopClock(page);
  await open();
  await drawFirstFrame(page);
  await expect(currency("MRU")).toHaveAttribute("aria-pressed", "true");
  await expect(currency("MRU")).not.toContainText(texts.currency.loading, {
    useInnerText: true,
  });
  for (const code of currencyCodes) await expect(currency(code)).toBeDisabled();
  for (const code of ["USD", "EUR", "XOF"] as const) {
    await expect(currency(code).getByText(texts.currency.loading)).toBeVisible();
    await expect(currency(code).getByText(texts.currency.codes[code].description)).toBeHidden();
  }
  await expect(approximate).toBeHidden();
});

test("rates: show their date and their source", async ({ page, context }) => {
  await answerRates(context, onlyFirst(realAnswers["exchangerate-api"]));
  const { texts, open, panel, currency, approximate, source } = donatePage(page, inLanguage);
  await open();
  await expect(source("Exchange Rate API")).toHaveAttribute(
    "href",
    "https://www.exchangerate-api.com",
  );
  await expect(panel.locator("time")).toHaveAttribute("datetime", today);
  await expect(panel.locator("time")).toHaveText(/^\d+ \p{L}+ \d{4}$/u);
  await expect(approximate).toBeHidden();
  for (const code of currencyCodes) {
    await expect(currency(code)).toBeEnabled();
    await expect(currency(code)).toContainText(texts.currency.codes[code].description);
  }
});

test("rates: are fetched again when the visitor asks for it", async ({ page, context }) => {
  await storeRates(context, hoursAgo(1));
  const requests = await answerRates(context);
  const donate = donatePage(page, inLanguage);
  const { texts, open, update, toast, local, currency, amount, money } = donate;
  await open();
  await currency("EUR").click();
  await amount.fill("20");
  await expect(local).toHaveText(money(1000, "MRU"));
  await expect(donate.approximate).toBeHidden();
  await expect(donate.source("Frankfurter")).toBeVisible();
  await expect(donate.panel.locator("time")).toBeVisible();
  expect(requests).toEqual([]);
  await update.click();
  const { title, text } = texts.currency.updated;
  await expect(toast(title)).toContainText(text);
  await expect(toast(title)).toHaveAttribute("data-toast", "success");
  await expect(local).toHaveText(money(Math.round(20 / realRates.EUR), "MRU"));
});
