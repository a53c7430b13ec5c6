import { donatePage } from "../support/donate-page.ts";
import { hoursAgo, storeRates } from "../support/donate-services.ts";
import { expectWholePage, inMain } from "../support/fault-page.ts";
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

// Chrome's limits for a connection of the kind "slow-2g".
const slow2g = {
  offline: false,
  latency: 2000,
  downloadThroughput: 50_000 / 8,
  uploadThroughput: 50_000 / 8,
};

test("page: can be read on slow 2G before its pictures arrive", async ({ page, context }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow2g);
  await page.goto(inMain.shell.paths.home, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
  const menu = page.locator("header details[data-menu]").first();
  await menu.locator("summary").click();
  await expect(menu.getByRole("link").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("contentinfo")).toBeVisible({ timeout: 20_000 });
  await expectWholePage(page);
});
