import type { QuestionsTexts } from "../../../generated/texts.ts";
import { pathOf } from "../../lib/addresses/addresses.server.ts";
import { loadFigures } from "../../lib/content/figures.server.ts";
import { languages, loadTexts } from "../../lib/content/load-content.server.ts";
import { inLanguage, listedIn, loadExamples } from "../../lib/content/records.server.ts";
import { loadSite } from "../../lib/content/site.server.ts";
import { fromKeys } from "../../lib/from-keys.ts";
import { dayIn } from "../../lib/i18n/day-words.ts";
import { formatAmount, formatMoney } from "../../lib/i18n/format-number.ts";
import { isolate, placeholdersLeft } from "../../lib/i18n/interpolate.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { oldPerNew } from "../../lib/money/currency-codes.ts";
import { telUrl } from "../charity/contact-links.ts";
import { pageName } from "../shell/shell.server.ts";

const linkedPages = ["donate", "contact", "about", "getInvolved", "privacy", "accounts"] as const;

export type Question = QuestionsTexts["sections"][number]["questions"][number];
type Paragraph = Question["answer"][number];

type AnswerName = NonNullable<Paragraph["text"]["names"]>;

type Condition = NonNullable<Paragraph["when"]>;

export type AnswerValue = {
  readonly text: string;
  readonly href?: string;
  readonly ltr?: boolean;
  readonly isPayee?: boolean;
};

type AnswerValues = Readonly<Partial<Record<AnswerName, AnswerValue | undefined>>>;

export function answerValues(language: Language): AnswerValues {
  return { ...fromSite(language), ...fromPages(language), ...linksIn(language) };
}

function fromSite(language: Language): AnswerValues {
  const { phone, email, bankily, otherWays, fromAbroad, registration, spoken, wallets } =
    loadSite();
  const figures = loadFigures();
  const { amount } = figures.donation;
  const { merchantCode, dial, help } = bankily;
  const list = listIn(language);
  return {
    phone: { text: phone, href: telUrl(phone), ltr: true, isPayee: true },
    email: { text: email, href: `mailto:${email}`, ltr: true },
    reference: { text: bankily.reference },
    holder: { text: bankily.holder, isPayee: true },
    since: { text: dayIn(bankily.numberSince, language) },
    amount: { text: formatMoney(amount, "MRU", language, figures), ltr: true },
    old: { text: formatAmount(amount * oldPerNew, language, 0), ltr: true },
    merchantCode: merchantCode ? { text: merchantCode, ltr: true, isPayee: true } : undefined,
    dial: dial && { text: dial.code, ltr: true, isPayee: true },
    bankilyHelp: help && { text: help.phone, href: telUrl(help.phone), ltr: true, isPayee: true },
    wallets: wallets && list(wallets.names),
    walletsTried: wallets && { text: dayIn(wallets.tried, language) },
    ways: otherWays && list(otherWays.map(({ name }) => name)),
    abroad: fromAbroad && list(fromAbroad.map(({ name }) => name)),
    spoken: spoken && { text: inLanguage(spoken, language) },
    registered: registration && { text: registration.name },
    number: registration && { text: registration.number, ltr: true },
  };
}

function fromPages(language: Language): AnswerValues {
  const { after } = loadTexts("donate", language).donor;
  const { next, reminder } = loadTexts("afterTransfer", language);
  const { roles } = loadTexts("getInvolved", language);
  const list = listIn(language);
  // Languages are named in the language of the page, because other letters would need more fonts.
  const ownFirst = languages().toSorted(
    (a, b) => Number(b.code === language.code) - Number(a.code === language.code),
  );
  const names = new Intl.DisplayNames(language.locale, { type: "language" });
  return {
    sent: { text: after.link, href: pathOf("afterTransfer", language) },
    reminder: { text: reminder.title },
    listed: { text: loadExamples() ? next.examples : listedIn(language) },
    foodRole: { text: roles.food.title },
    languages: list(ownFirst.map(({ code, name }) => names.of(code) ?? name)),
  };
}

function linksIn(language: Language): AnswerValues {
  return fromKeys(linkedPages, (page) => ({
    text: pageName(page, language),
    href: pathOf(page, language),
  }));
}

/** A name may have letters of the other direction. */
const listIn = ({ locale, dir }: Language) => {
  const format = new Intl.ListFormat(locale);
  return (names: readonly string[]) => ({
    text: format.format(names.map((name) => isolate(name, dir))),
  });
};

/** Those that name nothing that the charity lacks. `when` asks for more. */
export function paragraphsOf({ answer }: Question, values: Readonly<Record<string, unknown>>) {
  const { bankily, otherWays, fromAbroad, registration, zakat, wallets } = loadSite();
  const holds: Readonly<Record<Condition, boolean>> = {
    noOtherWays: otherWays === undefined && wallets === undefined,
    noBankilyHelp: bankily.help === undefined,
    notFromAbroad: fromAbroad === undefined,
    zakatYes: zakat === "yes",
    zakatNo: zakat === "no",
    zakatUndecided: zakat === "undecided",
    notRegistered: registration === undefined,
  };
  return answer
    .filter(({ when }) => when === undefined || holds[when])
    .map(({ text }) => text)
    .filter(({ template }) => placeholdersLeft(template).every((name) => name in values));
}
