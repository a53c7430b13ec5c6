import { currencyCodes } from "../../src/content/currency-codes.ts";
import { realRates } from "../support/donate-fixtures.ts";
import {
  all,
  answerRates,
  anyProvider,
  donatePage,
  figures,
  hoursAgo,
  onlyFirst,
  readStored,
  realAnswers,
  storeRates,
  today,
} from "../support/donate-page.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const inMain = mainLanguage();
const notFetched = /The exchange rates could not be fetched/;
const notLoaded = /Failed to load resource/;

test("rates: show their date and their source", async ({ page, context }) => {
  await answerRates(context, onlyFirst(realAnswers["exchangerate-api"]));
  const { texts, open, panel, currency, approximate, source } = donatePage(page, inMain);
  await open();
  const provider = source("Exchange Rate API");
  await expect(provider).toHaveAttribute("href", "https://www.exchangerate-api.com");
  await expect(panel.locator("time")).toHaveAttribute("datetime", today);
  await expect(panel.locator("time")).toHaveText(/^\d+ \p{L}+ \d{4}$/u);
  await expect(approximate).toBeHidden();
  for (const code of currencyCodes) {
    await expect(currency(code)).toBeEnabled();
    await expect(currency(code)).toContainText(texts.currency.codes[code].description);
  }
});

test("rates: are fetched again when the visitor asks, and stay when that fails", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(notLoaded);
  expectProblem(notFetched);
  await storeRates(context, hoursAgo(1));
  const requests = await answerRates(context);
  const donate = donatePage(page, inMain);
  const { texts, open, update, toast, local, currency, amount, money, approximate } = donate;
  await open();
  await currency("EUR").click();
  await amount.fill("20");
  await expect(local).toHaveText(money(1000, "MRU"));
  await expect(approximate).toBeHidden();
  await expect(donate.source("Frankfurter")).toBeVisible();
  await expect(donate.panel.locator("time")).toBeVisible();
  expect(requests).toEqual([]);
  await update.click();
  const { updated, usingCached } = texts.currency;
  await expect(toast(updated.title)).toContainText(updated.text);
  await expect(toast(updated.title)).toHaveAttribute("data-toast", "success");
  const inMru = money(Math.round(20 / realRates.EUR), "MRU");
  await expect(local).toHaveText(inMru);

  await answerRates(context, all("refusing"));
  await update.click();
  await expect(toast(usingCached.title)).toContainText(usingCached.text);
  await expect(toast(usingCached.title)).toHaveAttribute("data-toast", "error");
  await expect(approximate).toBeVisible();
  await expect(local).toHaveText(inMru);
  await expect(currency("EUR")).toHaveAttribute("aria-pressed", "true");
});

test("rates: are the default ones, not stored, until the connection comes back", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  expectProblem(notLoaded);
  expectProblem(notFetched);
  await answerRates(context, all("unreachable"));
  const donate = donatePage(page, inMain);
  const { open, currency, amount, local, approximate, money, source } = donate;
  await open();
  await currency("EUR").click();
  await amount.fill("25");
  const inMru = Math.round(25 / figures.currencies.EUR.defaultRate);
  await expect(local).toHaveText(money(inMru, "MRU"));
  await expect(approximate).toBeVisible();
  expect(await readStored(page)).toEqual([null, null]);
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await answerRates(context);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(source(anyProvider)).toBeVisible();
  await expect(approximate).toBeHidden();
});
