import { figures } from "../support/donate-page.ts";
import { answerRates, onlyFirst, realAnswers } from "../support/donate-services.ts";
import { donorPage } from "../support/donor-page.ts";
import { eachDirection } from "../support/every-language.ts";
import {
  currencyNames,
  footerStops,
  headerStops,
  keyboardOn,
  type Stop,
} from "../support/keyboard.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

function numberStops({ phone, payee }: ReturnType<typeof donorPage>): Stop[] {
  const number: Stop = ["link", phone];
  const copy: Stop = ["button", payee.copyLarge];
  return payee.isCode ? [copy, number] : [number, copy];
}

for (const inLanguage of eachDirection) {
  const { language, shell } = inLanguage;
  const { official } = inLanguage.texts("donate").donor;
  const currencies = currencyNames(inLanguage, false).map((name): Stop => ["button", name]);

  test.describe(`Donate by keyboard alone in ${language.code}`, () => {
    test.use({ locale: language.locale });
    test.beforeEach(async ({ context }) => {
      await context.grantPermissions(["clipboard-write"]);
      await answerRates(context, onlyFirst(realAnswers["exchangerate-api"]));
    });

    test("every control is reached in the order of the page", async ({ page }) => {
      const donate = donorPage(page, inLanguage);
      const { texts, donor, phone, payee } = donate;
      const { hero, levels, currency, bankily } = texts;
      await donate.open();
      await expect(donate.source("Exchange Rate API")).toBeVisible();
      const keyboard = await keyboardOn(page);
      const numberLink: Stop = ["link", phone];
      const cards = figures.impactLevels.map(
        ({ id }): Stop => ["button", `${levels.choose} ${levels[id].title}`],
      );
      await keyboard.through([
        ...headerStops(inLanguage),
        ...(payee.isCode ? [] : [numberLink]),
        ["button", payee.copyLarge],
        ["link", hero.toNumber],
        ["link", hero.change],
        ["link", shell.ui.more.accounts],
        ["link", shell.ui.more.myGift],
        ["link", texts.questions],
        ...cards,
        ...currencies,
        ["textbox", currency.amountLabel],
        ["button", currency.update],
        ["link", "Exchange Rate API"],
        ...numberStops(donate),
        ["DisclosureTriangle", official.title],
        ["button", bankily.copyAmount],
        ["button", bankily.copyReference],
        ["link", bankily.without],
        ...(shell.site.bankily.qrImage === undefined
          ? [["DisclosureTriangle", donate.qr.alt] satisfies Stop]
          : []),
        ["link", donor.after.link],
        ...footerStops(inLanguage),
      ]);
    });

    test("a gift is chosen, copied and kept in mind, and focus stays", async ({ page }) => {
      const donate = donorPage(page, inLanguage);
      const { texts, money, payee } = donate;
      const { levels, currency, bankily } = texts;
      await donate.open();
      await expect(donate.source("Exchange Rate API")).toBeVisible();
      const keyboard = await keyboardOn(page);
      const [level] = figures.impactLevels;
      if (!level) throw new Error("there are no levels");
      await donate.card(levels[level.id].title).focus();
      await page.keyboard.press("Space");
      await expect(donate.panel).toBeFocused();
      await expect(donate.local).toHaveText(money(level.amount, "MRU"));
      await keyboard.through(currencies.slice(0, 3));
      await keyboard.press("Enter", ["button", currencyNames(inLanguage, false)[2] ?? ""]);
      await expect(donate.currency("EUR")).toHaveAttribute("aria-pressed", "true");
      await keyboard.through([
        ...currencies.slice(3),
        ["link", currency.abroad],
        ["textbox", currency.amountLabel],
      ]);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("50");
      await expect(donate.donation).toHaveText(money(50, "EUR"));
      await keyboard.through([
        ["button", currency.update],
        ["link", "Exchange Rate API"],
        ...numberStops(donate).slice(0, payee.isCode ? 1 : 2),
      ]);
      await keyboard.press("Enter", ["button", payee.copiedLarge]);
      await expect(donate.toast(bankily.copied.title)).toBeVisible();
      await keyboard.through([
        ...numberStops(donate).slice(payee.isCode ? 1 : 2),
        ["DisclosureTriangle", official.title],
      ]);
      for (const name of [bankily.copyAmount, bankily.copyReference]) {
        await keyboard.press("Tab", ["button", name]);
        await keyboard.press("Space", ["button", name]);
      }
      await expect(donate.toast(bankily.copiedReference)).toBeVisible();
    });
  });
}
