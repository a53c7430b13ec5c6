import { loadGifts } from "../../src/components/accounts/gifts.server.ts";
import { showMonth } from "../../src/lib/i18n/day-words.ts";
import { groupThousands } from "../../src/lib/i18n/format-number.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

const { shell, language } = mainLanguage();
const accounts = shell.paths.accounts;
const newest = loadGifts().at(-1)?.month ?? "";
const gifts = loadGifts().filter(({ month, number }) => month === newest && number !== "-");
/** A gift whose four characters stand nowhere else in its month. */
const one = gifts.find(({ number }) => gifts.filter((gift) => gift.number === number).length === 1);
const fourCharacters = one?.number ?? "";

const monthOf = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: showMonth(newest, language, "withYear") });
const giftOf = (page: Page) =>
  monthOf(page).getByRole("listitem").filter({ hasText: fourCharacters });

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("accounts: list each gift of a month, folded under its total", async ({ page }) => {
    await page.goto(accounts);
    await expect(giftOf(page)).toBeHidden();
    await monthOf(page).locator("summary").click();
    await expect(giftOf(page)).toContainText(groupThousands(one?.amount ?? 0, language));
    const listed = loadGifts().filter(({ month }) => month === newest);
    await expect(monthOf(page).getByRole("listitem")).toHaveCount(listed.length);
  });
});

test("accounts: the browser's own search opens the month of four characters", async ({ page }) => {
  // A text in the address is found as the search of the browser finds it, which no test can open.
  await page.goto(`${accounts}#:~:text=${fourCharacters}`);
  await expect(giftOf(page)).toBeInViewport();
  await expect(page.locator("main li > details[open]")).toHaveCount(1);
});

test("accounts: are unfolded in browsers whose search does not look into folded parts", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const { prototype } of [HTMLElement, Element, Document]) {
      Reflect.deleteProperty(prototype, "onbeforematch");
    }
  });
  await page.goto(accounts);
  await expect(giftOf(page)).toBeVisible();
  await expect(page.locator("main li > details:not([open])")).toHaveCount(0);
});
