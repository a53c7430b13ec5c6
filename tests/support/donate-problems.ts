import { donatePage, figures } from "./donate-page.ts";
import { mainLanguage } from "./every-language.ts";
import { expect, type Page } from "./site-test.ts";

export const notFetched = /The exchange rates could not be fetched/;

export const notLoaded = /Failed to load resource/;

export async function expectDefaults(page: Page): Promise<void> {
  const { currency, amount, local, approximate, money } = donatePage(page, mainLanguage());
  await currency("EUR").click();
  await amount.fill("25");
  const inMru = Math.round(25 / figures.currencies.EUR.defaultRate);
  await expect(local).toHaveText(money(inMru, "MRU"));
  await expect(approximate).toBeVisible();
}
