import type { DonateTexts } from "../../generated/texts.ts";
import { type Figures, loadFigures } from "../content/figures.server.ts";
import { makeDayWords } from "../i18n/day-words.ts";
import { formatQuantity } from "../i18n/format-number.ts";
import { choosePlural } from "../i18n/interpolate.ts";
import type { Shell } from "../ui/shell.server.ts";
import { payeesOf } from "./bankily/payees.tsx";

export type DonationConfig = Pick<Figures, "currencies" | "donation">;

const providedKinds = ["meals", "water", "waste", "families"] as const;

/** The island's props travel in its script: what never changes is handed over as `DonateSlots`. */
export function donateData(page: Omit<DonateTexts, "head">, { language, site }: Shell) {
  const { hero, giftChoices, providedByAmount, bankily, donor } = page;
  const { locale } = language;
  const { currencies, donation, ...figures } = loadFigures();
  const config: DonationConfig = { currencies, donation };
  const { lead: _lead, noScript: _noScript, ...currency } = page.currency;
  const [payee] = payeesOf({ site }, page);
  return {
    texts: {
      hero: { title: hero.title, toNumber: hero.toNumber, change: hero.change },
      giftChoices: { title: giftChoices.title, choose: giftChoices.choose },
      currency,
      providedByAmount: { title: providedByAmount.title, starts: providedByAmount.starts },
      bankily: bankilyTexts(bankily),
      donor: {
        title: donor.title,
        old: donor.old,
        badLink: donor.badLink,
        checkName: donor.official.checkName,
        link: donor.after.link,
      },
    },
    giftChoices: figures.giftChoices.map(({ id, amount, provides }) => ({
      id,
      amount,
      title: giftChoices[id].title,
      description: choosePlural(giftChoices[id].description, provides, locale),
      provides,
    })),
    /** What a gift from `from` MRU provides; a part of a family would mean nothing. */
    providedByAmount: figures.providedByAmount.map((row) => ({
      from: row.from,
      provided: providedKinds
        .filter((kind) => kind !== "families" || row.families >= 1)
        .map((kind) => ({
          kind,
          text: choosePlural(providedByAmount[kind], row[kind], locale),
          count: formatQuantity(row[kind], language),
        })),
    })),
    payee,
    config,
    days: makeDayWords(language),
  };
}

function bankilyTexts(texts: DonateTexts["bankily"]) {
  const { title, lead, amountLabel, noAmount, holderLabel, stepsTitle, steps, stepNoAmount } =
    texts;
  const { copy, copyAmount, copyReference, copiedTitle, copiedAmount, copiedReference, selected } =
    texts;
  const labels = { title, lead, amountLabel, noAmount, holderLabel };
  const [, , enterAmount, addReference, confirm] = steps;
  return {
    ...labels,
    ...{ stepsTitle, enterAmount, addReference, confirm, stepNoAmount },
    ...{ copy, copyAmount, copyReference, copiedTitle, copiedAmount, copiedReference, selected },
  };
}

export type DonateData = ReturnType<typeof donateData>;
