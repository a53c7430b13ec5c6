import { donatePage, hoursAgo, storedRates, storeRates } from "../../support/donate-page.ts";
import { mainLanguage } from "../../support/every-language.ts";
import {
  cachedPaths,
  cachedWithIsland,
  expect,
  noticeOn,
  test,
  visitOnce,
} from "../../support/offline-site.ts";
import { expectHydrated } from "../../support/site-test.ts";

const inMain = mainLanguage();
const { paths, site } = inMain.shell;

test("offline: Donate converts with the last rates, and a visited form keeps its text", async ({
  page,
  context,
  copy,
}) => {
  await storeRates(context, hoursAgo(30));
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
  // On a phone the QR code is folded away, because it would open this same page.
  await donate.bankily.locator("summary").filter({ hasText: donate.qr.alt }).click();
  await expect(donate.bankily.getByRole("img", { name: donate.qr.alt })).toBeVisible();

  await page.goto(paths.contact);
  await expect(noticeOn(page)).toBeVisible();
  const form = page.getByRole("main").locator("form");
  await expect(form.locator("[type=submit]")).toBeEnabled();
  await form.getByRole("textbox").first().fill("Mariem");
  await page.reload();
  await expect(form.getByRole("textbox").first()).toHaveValue("Mariem");
});

test("offline: Find my gift says that its list is out of reach", async ({ page, copy }) => {
  const { find } = inMain.texts("myGift");
  const look = async () => {
    await page.getByLabel(find.form.number.label).fill("TX-NOT-LISTED-1");
    await page.getByLabel(find.form.amount.label).fill("1500");
    await page.getByRole("button", { name: find.form.submit }).click();
  };
  const answer = page.getByRole("form", { name: find.form.title }).locator("[data-answer]");
  await page.goto("/__mailbox");
  await visitOnce(page, paths.myGift);
  await page.goto(paths.myGift);
  await cachedWithIsland(page, paths.myGift);
  await look();
  await expect(answer).toContainText(find.missing.title);
  await page.evaluate(() => fetch("/__mailbox.json"));
  const cached = await cachedPaths(page);
  expect(cached.filter((path) => /\/receipts\/|mailbox|api/.test(path))).toEqual([]);
  await copy.stop();
  await page.goto(paths.myGift);
  await look();
  await expect(answer).toContainText(find.unreachable.title);
  await expect(page.getByRole("link", { name: find.whatsapp })).toBeVisible();
});
