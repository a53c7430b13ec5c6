import { rateSources } from "../../src/lib/rates/rate-sources.ts";
import { realRates } from "../support/donate-fixtures.ts";
import {
  all,
  answerRates,
  anyProvider,
  donatePage,
  realAnswers,
  storedRates,
  storeRates,
  today,
} from "../support/donate-page.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const inMain = mainLanguage();

test("rates: are fetched again when the visitor asks or the connection is back", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|ERR_INTERNET|exchange rates could not be fetched/);
  await storeRates(context, { rates: storedRates });
  const { id, provider, href } = rateSources[0];
  const requests = await answerRates(context, { [id]: realAnswers[id] });
  const donate = donatePage(page, inMain);
  const { texts, open, update, toast, local, currency, amount, money, approximate } = donate;
  await open();
  await currency("EUR").click();
  await amount.fill("40");
  await expect(local).toHaveText(money(2000, "MRU"));
  await expect(approximate).toBeHidden();
  await expect(donate.source("Frankfurter")).toBeVisible();
  expect(requests).toEqual([]);
  await update.click();
  const { updated, usingCached } = texts.currency;
  await expect(toast(updated.title)).toContainText(updated.text);
  await expect(toast(updated.title)).toHaveAttribute("data-toast", "success");
  const inMru = money(Math.round(40 / realRates.EUR), "MRU");
  await expect(local).toHaveText(inMru);
  await expect(donate.source(provider)).toHaveAttribute("href", href);
  await expect(donate.panel.locator("time")).toHaveAttribute("datetime", today);
  await expect(donate.panel.locator("time")).toHaveText(/^\d+\s\p{L}+ \d{4}$/u);

  await answerRates(context, all("refusing"));
  await update.click();
  await expect(toast(usingCached.title)).toContainText(usingCached.text);
  await expect(toast(usingCached.title)).toHaveAttribute("data-toast", "error");
  await expect(approximate).toBeVisible();
  const copyAmount = donate.bankily.getByRole("button", { name: texts.bankily.copyAmount });
  await expect(copyAmount).toBeEnabled();
  for (const part of [donate.slip, donate.bankily]) {
    await expect(part.getByText(texts.currency.approximate)).toBeVisible();
  }
  await expect(local).toHaveText(inMru);
  await expect(currency("EUR")).toHaveAttribute("aria-pressed", "true");
  await answerRates(context);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(donate.source(anyProvider)).toBeVisible();
  await expect(page.getByText(texts.currency.approximate)).toHaveCount(0);
});
