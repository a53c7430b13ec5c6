import { expect, test } from "vitest";
import { statsIn } from "../../src/components/charity/trust.server.tsx";
import { loadNeed } from "../../src/components/donate/need/load-need.server.ts";
import { isExamplePayee, loadSite } from "../../src/lib/content/site.server.ts";
import { dayIn } from "../../src/lib/i18n/day-words.ts";
import { interpolate } from "../../src/lib/i18n/interpolate.ts";
import {
  attributesOf,
  builtFolder,
  elementsOf,
  expectLink,
  expectWords,
  htmlOf,
} from "../support/built-site.ts";
import { figures, wordsOfDonate } from "../support/donate-page.ts";
import { everyLanguage } from "../support/every-language.ts";
import { readQr } from "../support/read-qr.ts";

for (const inLanguage of everyLanguage) {
  const { language, shell } = inLanguage;
  const { texts, payee, money, counted, qr, without } = wordsOfDonate(inLanguage);
  const { address, bankily: account, phone } = loadSite();
  const html = htmlOf(shell.paths.donate);
  const date = dayIn(account.numberSince, language);
  const since = isExamplePayee() ? "" : interpolate(texts.donor.official.since, { date });

  test(`Donate in ${language.code}: shows its figures and four gifts`, () => {
    expectWords(html, texts.hero.title + texts.hero.lead);
    expectWords(html, texts.giftChoices.lead);

    const [list = ""] = elementsOf(html, `ul[aria-label="${shell.ui.trust.label}"]`);
    const [first, second, third] = shell.ui.trust.badges;
    // An open need takes their place.
    if (loadNeed()) expect(list).toBe("");
    else expectWords(list, first + second + third);
    const { families, transparent, direct } = texts.stats;
    expectWords(html, statsIn(shell).families.value + families);
    expectWords(html, transparent.value + transparent.label);
    expectWords(html, direct.value + direct.label);
    const cards = elementsOf(html, "li");
    for (const { id, amount, provides } of figures.giftChoices) {
      const { title, description } = texts.giftChoices[id];
      const [card = ""] = cards.filter((item) => elementsOf(item, "h3").join().includes(title));
      expectWords(card, money(amount, "MRU"));
      expectWords(card, counted(description, provides));
    }
  });

  test(`Donate in ${language.code}: has the number, five steps and how to check them`, async () => {
    const bankily = html.slice(html.indexOf('id="bankily"'));
    const [steps = ""] = elementsOf(bankily, "ol");
    expect(elementsOf(steps, "li")).toHaveLength(5);
    for (const step of payee.steps) expectWords(steps, step);
    expectWords(steps, money(figures.donation.amount, "MRU"));
    expectWords(steps, account.reference);
    const { donor, bankilySection: words } = texts;
    expectWords(steps, interpolate(donor.official.checkName, { holder: account.holder }));
    expectLink(bankily, phone, `tel:${phone.replaceAll(" ", "")}`);
    const slip = html.slice(html.indexOf("gift-slip"), html.indexOf('id="bankily"'));
    for (const part of [money(figures.donation.amount, "MRU"), payee.value, account.holder]) {
      expectWords(slip, part);
    }
    expectWords(bankily, since);
    const { title, points } = words.secure;
    for (const point of [title, points[0], words.currencyNote]) {
      expectWords(bankily, point);
    }
    expectLink(bankily, donor.official.report, shell.paths.contact);
    expectLink(bankily, without.name, without.href);
    expectLink(bankily, donor.after.link, new RegExp(`^${shell.paths.afterTransfer}#amount=`));
    expectWords(html, texts.currency.noScript);
    expectWords(bankily, qr.caption);
    await expectQr(bankily);
  });

  test(`poster in ${language.code}: has every language, the number and how to check it`, async () => {
    const poster = htmlOf(shell.paths.poster);
    for (const translation of everyLanguage) {
      expectWords(poster, translation.texts("poster").sentence);
    }
    const [steps = ""] = elementsOf(poster, "ol");
    expect(elementsOf(steps, "li")).toHaveLength(5);
    const { pin, compare: compared } = inLanguage.texts("poster");
    for (const words of [phone, pin, account.holder, since]) expectWords(poster, words);
    const { host, pathname } = new URL(shell.paths.donate, address);
    expectWords(poster, interpolate(compared, { address: host + pathname }));
    await expectQr(poster);
  });

  async function expectQr(part: string): Promise<void> {
    const [code = ""] = part.match(new RegExp(`<img[^>]*alt="${qr.alt}"[^>]*>`)) ?? [];
    // The QR code from Bankily opens no page.
    if (account.qrImage !== undefined) return;
    const [file = ""] = attributesOf(code, "src");
    expect(await readQr(builtFolder + file)).toBe(address + shell.paths.donate);
  }
}
