import { pathOf } from "../../src/lib/addresses/addresses.server.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/second-site.ts";

/** The second site has two months with gifts in this year. */
const accounts = pathOf("accounts", mainLanguage().language, "2024");
const fourCharacters = "7K3B";

const monthOf = (page: Page) =>
  page.locator("main li:has(> details)").filter({ hasText: fourCharacters });
const giftOf = (page: Page) =>
  monthOf(page).getByRole("listitem").filter({ hasText: fourCharacters });

test("accounts: the browser's own search opens the month of four characters", async ({ page }) => {
  // A text in the address is found as the search of the browser finds it, which no test can open.
  await page.goto(`${accounts}#:~:text=${fourCharacters}`);
  await expect(giftOf(page)).toBeInViewport();
  await expect(giftOf(page)).toContainText("3,333");
  await expect(monthOf(page).getByRole("listitem")).toHaveCount(2);
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
