import { pathOf } from "../../src/content/addresses.server.ts";
import { currencyCodes } from "../../src/content/currency-codes.ts";
import { loadSite } from "../../src/content/site.server.ts";
import { makeDayWords, showDay } from "../../src/i18n/day-words.ts";
import { interpolate } from "../../src/i18n/interpolate.ts";
import { donatePage, figures, readShownQr } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { eachDirection } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const { address, bankily: account } = loadSite();

// One language is enough: the one in which words of both directions stand in one line.
for (const inLanguage of eachDirection.slice(-1)) {
  const { language, shell } = inLanguage;

  test(`Donate in ${language.code}: shows its figures, four gifts and four currencies`, async ({
    page,
    context,
  }) => {
    await answerRates(context);
    const { texts, open, panel, money, counted, currency } = donatePage(page, inLanguage);
    await open();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(texts.hero.title);
    await expect(main.getByText(texts.hero.lead, { exact: true })).toBeVisible();
    const { label, badges } = shell.ui.trust;
    const list = page.getByRole("list", { name: label });
    await expect(list.getByRole("listitem")).toHaveText([
      ...badges.slice(0, 3).map(String),
      interpolate(badges[3], { founded: shell.site.founded }),
    ]);
    const { families, transparent, direct } = texts.stats;
    await expect(list.locator("svg")).toHaveCount(badges.length);
    const stats = main.locator("section").filter({ has: list }).locator("ul").first().locator("li");
    await expect(stats.locator("p:first-child")).toHaveText([
      families,
      transparent.label,
      direct.label,
    ]);
    await expect(stats.locator("p + p")).toHaveText([
      shell.stats.families.value,
      transparent.value,
      direct.value,
    ]);
    await expect(page.getByText(texts.giftChoices.lead)).toBeVisible();
    await expect(panel.getByText(texts.providedByAmount.note)).toBeVisible();
    for (const { id, amount, provides } of figures.giftChoices) {
      const { title, description } = texts.giftChoices[id];
      const card = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
      await expect(card.getByText(money(amount, "MRU"), { exact: true })).toBeVisible();
      await expect(card.getByText(counted(description, provides), { exact: true })).toBeVisible();
    }
    const flags = new Set<string>();
    for (const code of currencyCodes) {
      const { symbol } = figures.currencies[code];
      const shown = symbol === code ? code : `${code} ${symbol}`;
      await expect(currency(code).locator("bdi")).toHaveText(shown);
      const flag = currency(code).locator("[data-flag]");
      await expect(flag).toHaveCSS("background-image", /flags\.[\w-]+\.svg/);
      flags.add(await flag.evaluate((drawn) => getComputedStyle(drawn).backgroundPosition));
    }
    expect(flags.size).toBe(currencyCodes.length);
  });

  test(`Donate in ${language.code}: explains how to check the number`, async ({
    page,
    context,
  }) => {
    await answerRates(context);
    const donate = donatePage(page, inLanguage);
    const { open, bankily, donor, texts, qr, update, without } = donate;
    await open();
    await expect(update).toBeEnabled();
    const { holder } = account;
    const since = showDay(account.numberSince, makeDayWords(language));
    await bankily.locator("summary").filter({ hasText: donor.official.title }).click();
    const known = interpolate(donor.official.since, { date: since });
    await expect(bankily.getByText(known)).toBeVisible();
    const check = interpolate(donor.official.checkName, { name: holder });
    const step = bankily.getByRole("listitem").filter({ hasText: check });
    await expect(step).toContainText(texts.bankily.steps[4]);
    const slip = page.locator(".gift-slip");
    await expect(slip).toContainText(holder);
    const { secure } = texts.bankily;
    await expect(bankily.getByRole("heading", { name: secure.title })).toBeVisible();
    for (const point of secure.points) await expect(bankily.getByText(point)).toBeVisible();
    const report = { name: donor.official.report, href: shell.paths.contact };
    for (const { name, href } of [report, without]) {
      await expect(bankily.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expect(bankily.getByText(qr.caption)).toBeVisible();
    const code = bankily.getByRole("img", { name: qr.alt });
    await expect(code).toBeVisible();
    // The QR code from Bankily opens no page.
    if (account.qrImage !== undefined) return;
    expect(await readShownQr(code)).toBe(address + pathOf("donate", language));
  });
}
