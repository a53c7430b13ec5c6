import { donatePage, figures } from "../support/donate-page.ts";
import {
  all,
  answerRates,
  anyProvider,
  hoursAgo,
  readStored,
  storeRates,
} from "../support/donate-services.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const inMain = mainLanguage();
const notFetched = /The exchange rates could not be fetched/;
const notLoaded = /Failed to load resource/;

test("rates: default rates are used, but not stored, when all services fail", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(notLoaded);
  expectProblem(notFetched);
  await answerRates(context, all("refusing"));
  const { open, currency, amount, local, approximate, money } = donatePage(page, inMain);
  await open();
  await currency("EUR").click();
  await amount.fill("25");
  const inMru = Math.round(25 / figures.currencies.EUR.defaultRate);
  await expect(local).toHaveText(money(inMru, "MRU"));
  await expect(approximate).toBeVisible();
  expect(await readStored(page)).toEqual([null, null]);
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});

test("rates: stay, marked approximate, when an update by hand fails", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(notLoaded);
  expectProblem(notFetched);
  await storeRates(context, hoursAgo(1));
  await answerRates(context, all("refusing"));
  const donate = donatePage(page, inMain);
  const { texts, open, update, toast, approximate, currency, amount, local, money } = donate;
  await open();
  await currency("EUR").click();
  await amount.fill("20");
  await expect(approximate).toBeHidden();
  await update.click();
  const { title, text } = texts.currency.usingCached;
  await expect(toast(title)).toContainText(text);
  await expect(toast(title)).toHaveAttribute("data-toast", "error");
  await expect(approximate).toBeVisible();
  await expect(local).toHaveText(money(1000, "MRU"));
  await expect(currency("EUR")).toHaveAttribute("aria-pressed", "true");
});

test("rates: are fetched again when the connection comes back", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  expectProblem(notLoaded);
  expectProblem(notFetched);
  await answerRates(context, all("unreachable"));
  const { open, approximate, source } = donatePage(page, inMain);
  await open();
  await expect(approximate).toBeVisible();
  await answerRates(context);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(source(anyProvider)).toBeVisible();
  await expect(approximate).toBeHidden();
});
