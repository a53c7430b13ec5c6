import { donatePage, hoursAgo, storeRates } from "../support/donate-page.ts";
import { inMain } from "../support/fault-page.ts";
import { expect, test } from "../support/site-test.ts";

test("calculator: still converts when the connection is lost", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/u);
  expectProblem(/The exchange rates could not be fetched/u);
  await storeRates(context, hoursAgo(1));
  const { texts, open, amount, currency, local, update, toast, money } = donatePage(page, inMain);
  await open();
  await expect(currency("EUR")).toBeEnabled();
  await page.waitForLoadState("networkidle");
  await context.unrouteAll();
  await context.setOffline(true);
  await currency("EUR").click();
  await amount.fill("20");
  await expect(local).toHaveText(money(1000, "MRU"));
  await update.click();
  const { title, text } = texts.currency.usingCached;
  await expect(toast(title)).toContainText(text);
  await expect(update).toBeEnabled();
  await expect(local).toHaveText(money(1000, "MRU"));
});
