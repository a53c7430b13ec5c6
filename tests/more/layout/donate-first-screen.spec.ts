import type { Locator } from "@playwright/test";
import { anyProvider, donatePage, figures, storeRates } from "../../support/donate-page.ts";
import { everyLanguage } from "../../support/every-language.ts";
import { expect, expectHydrated, type Page, test } from "../../support/site-test.ts";

const phone = { width: 360, height: 740 };

/** The highest page in pixels on a small phone. Arabic letters are larger. */
const maxHeight = { ltr: 6100, rtl: 7000 } as const;

test.use({ viewport: phone });

// English words are the shortest: what fits in the other languages fits in English.
for (const inLanguage of everyLanguage.slice(1)) {
  const { language, shell } = inLanguage;

  test.describe("a device in any language", () => {
    test.use({ readsEveryLanguage: false });

    test(`first screen in ${language.code}: nothing covers the amounts, the number and its button`, async ({
      page,
      context,
    }) => {
      await storeRates(context);
      const donate = donatePage(page, inLanguage);
      const { texts, payee, open, slip, choice, own, money, source } = donate;
      const copy = slip.getByRole("button", { name: payee.copy, exact: true });
      const start = figures.donation.amount;
      if (payee.isCode) await page.setViewportSize({ ...phone, height: 780 });
      const another = everyLanguage.find((other) => other !== inLanguage) ?? inLanguage;
      await page.addInitScript(preferLanguage, another.language.locale);
      await open();
      await expect(copy).toBeEnabled();
      const choices = figures.giftChoices.map(({ amount }) => choice(amount).locator(".."));
      for (const part of [
        page.getByRole("heading", { level: 1 }),
        page.getByText(texts.hero.lead),
        ...choices,
        own.locator(".."),
        slip.locator("[data-gift]").first(),
        slip.locator(".slip-value").filter({ hasText: money(start, "MRU") }),
        slip.getByText(payee.value),
        slip.getByText(shell.site.bankily.holder),
        copy,
      ]) {
        await expectOpen(part);
      }
      for (const part of choices) {
        expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      const foot = () => copy.evaluate((button) => button.getBoundingClientRect().bottom);
      await reloadUntil(page, foot, payee.isCode ? 640 : 600);
      await expect(page.locator("[data-offer]:visible")).toHaveCount(1);
      const measureHeight = async () => {
        await expect(source(anyProvider)).toBeVisible();
        return page.evaluate(() => {
          document.querySelector(".folded")?.removeAttribute("style");
          // The first is not always there, and the second is as long as the charity has ways.
          for (const part of document.querySelectorAll("[data-offer], #other-ways")) part.remove();
          return document.documentElement.scrollHeight;
        });
      };
      // A merchant code has the number below it, and the holder may have a long name.
      const most = maxHeight[language.dir] + (payee.isCode ? 250 : 0);
      await reloadUntil(page, measureHeight, most);
      await page.goto(shell.paths.questions);
      const folded = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(folded).toBeLessThanOrEqual(6000);
    });
  });
}

/** On a busy machine the font can come too late for a page, which has a wider one until the next visit. */
async function reloadUntil(page: Page, measure: () => Promise<number>, most: number) {
  if ((await measure()) <= most) return;
  await page.reload();
  await expectHydrated(page);
  expect(await measure()).toBeLessThanOrEqual(most);
}

function preferLanguage(code: string): void {
  Object.defineProperty(navigator, "languages", { get: () => [code] });
}

/** Expects that a part is whole on the screen and that nothing covers it. */
async function expectOpen(part: Locator): Promise<void> {
  await expect(part, `${part}`).toBeInViewport({ ratio: 1 });
  const isOpen = await part.evaluate((element) => {
    // A long name has two lines.
    const points = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) =>
      [top + 4, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y)),
    );
    return points.every((found) => found !== null && element.contains(found));
  });
  expect(isOpen, `${part} lies open`).toBe(true);
}
