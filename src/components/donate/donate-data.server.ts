import type { DonateTexts } from "../../../generated/texts.ts";
import { pathOf } from "../../lib/addresses/addresses.server.ts";
import { type Figures, loadFigures } from "../../lib/content/figures.server.ts";
import { loadTexts } from "../../lib/content/load-content.server.ts";
import { loadSite } from "../../lib/content/site.server.ts";
import { dayIn, makeDayWords } from "../../lib/i18n/day-words.ts";
import { formatAmount, formatMoney, formatQuantity } from "../../lib/i18n/format-number.ts";
import { choosePlural, interpolate, isolate } from "../../lib/i18n/interpolate.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import type { Shell } from "../shell/shell.server.ts";
import { payeesOf } from "./bankily/payees.server.ts";

export type DonationConfig = Pick<Figures, "currencies" | "donation">;

const providedKinds = ["meals", "water", "waste", "families"] as const;

/** The data that the islands of Donate share: texts, and figures with their words. */
export function donateData({ language, site }: Pick<Shell, "language" | "site">) {
  const page = loadTexts("donate", language);
  // The islands' script has each text of these groups. Texts around the islands are in other groups.
  const { slip, currency, bankily } = page;
  const { title, starts, note, ...counted } = page.providedByAmount;
  const { water, cleanUp } = page.giftChoices;
  const kinds = { ...counted, water: water.description, waste: cleanUp.description };
  const { old, badLink, official, after } = page.donor;
  const [payee] = payeesOf({ site }, page);
  const { currencies, donation, ...figures } = loadFigures();
  const { limits } = site.bankily;
  return {
    texts: {
      slip,
      currency,
      providedByAmount: { title, starts, note },
      bankily,
      donor: { old, badLink, checkName: official.checkName, afterLink: after.link },
    },
    payee,
    giftChoices: giftChoicesIn(page, language),
    /** What a gift of at least `from` MRU provides. */
    providedRows: figures.providedByAmount.map((row) => ({
      from: row.from,
      provided: providedKinds.map((kind) => ({
        kind,
        text: choosePlural(kinds[kind], row[kind], language.locale),
        count: formatQuantity(row[kind], language),
      })),
    })),
    abroad: abroadIn(page, language),
    people: peopleIn(page, language),
    /** Above so many MRU a day a transfer fails, as the sentence says. */
    ...(limits && { dayLimit: { mru: limits.perDay, text: dayLimitIn(page, language, limits) } }),
    config: { currencies, donation },
    days: makeDayWords(language),
  };
}

/** What stands beside an amount in another currency: the ways from abroad, or that there is none yet. */
function abroadIn(page: DonateTexts, language: Language) {
  const { fromAbroad } = loadSite();
  const answer = `${pathOf("questions", language)}#from-abroad`;
  if (fromAbroad === undefined) return { text: page.notFromAbroad, href: answer };
  const names = fromAbroad.map(({ name }) => isolate(name, language.dir));
  const ways = new Intl.ListFormat(language.locale).format(names);
  return { text: interpolate(page.fromAbroad, { ways }), href: "#other-ways" };
}

/** Two of those whom About names. Nobody trusts a number behind which nobody stands. "" while nobody is named. */
function peopleIn({ people }: DonateTexts, language: Language): string {
  const { founders, leadership } = loadTexts("about", language);
  const named = [...leadership.people, ...founders.people].flatMap(({ name }) => name ?? []);
  if (named.length === 0) return "";
  const names = named.slice(0, 2).map((name) => isolate(name, language.dir));
  return interpolate(people, { names: new Intl.ListFormat(language.locale).format(names) });
}

type Limits = NonNullable<Shell["site"]["bankily"]["limits"]>;

function dayLimitIn({ donor }: DonateTexts, language: Language, { perDay, tried }: Limits) {
  const max = isolate(formatMoney(perDay, "MRU", language, loadFigures()), language.dir);
  return interpolate(donor.dayLimit, { max, date: dayIn(tried, language) });
}

export type DonateData = ReturnType<typeof donateData>;

/** The four gifts. `gives` is the short text for the slip. */
function giftChoicesIn(page: DonateTexts, language: Shell["language"]) {
  return loadFigures().giftChoices.map(({ id, amount, provides }) => {
    const { title, description } = page.giftChoices[id];
    const wordings = id === "feed" ? page.providedByAmount.meals : description;
    const gives = choosePlural(wordings, provides, language.locale);
    return { id, amount, title, gives, count: formatAmount(provides, language) };
  });
}
