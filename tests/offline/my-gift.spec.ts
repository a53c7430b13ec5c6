import { everyLanguage } from "../support/every-language.ts";
import { cachedPaths, cachedWithIsland, expect, test, visitOnce } from "../support/offline-site.ts";

const [main] = everyLanguage;
if (main === undefined) throw new Error("the site has no language");
const { find } = main.texts("myGift");
const { myGift } = main.shell.paths;

test("an offline copy of Find my gift works up to the shard, which is never kept", async ({
  page,
  copy,
}) => {
  const look = async () => {
    await page.getByLabel(find.form.code.label).fill("TX-NOT-LISTED-1");
    await page.getByLabel(find.form.amount.label).fill("1500");
    await page.getByRole("button", { name: find.form.submit }).click();
  };
  const answer = page.getByRole("form", { name: find.form.title }).getByRole("status");
  await visitOnce(page, myGift);
  await page.goto(myGift);
  await cachedWithIsland(page, myGift);
  await look();
  await expect(answer).toContainText(find.missing.title);
  expect((await cachedPaths(page)).filter((path) => path.includes("/receipts/"))).toEqual([]);
  await copy.stop();
  await page.goto(myGift);
  await look();
  await expect(answer).toContainText(find.unreachable.title);
  await expect(page.getByRole("link", { name: find.whatsapp })).toBeVisible();
});
