import { donatePage, storedRates, storeRates } from "../../support/donate-page.ts";
import { mainLanguage } from "../../support/every-language.ts";
import { cachedWithIsland, expect, noticeOn, test, visitOnce } from "../../support/offline-site.ts";
import { expectHydrated } from "../../support/site-test.ts";

const inMain = mainLanguage();
const { paths, site } = inMain.shell;

test("offline: Donate converts with the last rates, and a visited form keeps its text", async ({
  page,
  context,
  copy,
}) => {
  await storeRates(context, { rates: storedRates, hours: 30 });
  const donate = donatePage(page, inMain);
  await visitOnce(page, paths.donate);
  await cachedWithIsland(page, paths.donate);
  await page.goto(paths.contact, { waitUntil: "networkidle" });
  await copy.stop();
  const answered = await page.evaluate(async () => {
    const [cached] = await (await caches.open("assets")).keys();
    return cached && (await fetch(`${cached.url}?another`)).ok;
  });
  expect(answered, "a cached file answers whatever its query").toBe(true);
  await page.goto(`${paths.donate}#amount=2500`);
  await expectHydrated(page);
  await expect(donate.amount).toHaveValue(/^2\D?500$/);
  await donate.currency("EUR").click();
  await donate.amount.fill("20");
  await expect(donate.local).toContainText(donate.money(20 / storedRates.EUR, "MRU"));
  await expect(donate.approximate).toBeVisible();
  await expect(donate.bankily.getByText(site.phone).first()).toBeVisible();
  await expect(donate.bankily.locator("ol > li")).toHaveCount(5);

  await page.goto(paths.contact);
  await expect(noticeOn(page)).toBeVisible();
  const form = page.getByRole("main").locator("form");
  await expect(form.locator("[type=submit]")).toBeEnabled();
  await form.getByRole("textbox").first().fill("Mariem");
  await page.reload();
  await expect(form.getByRole("textbox").first()).toHaveValue("Mariem");
});
