import type { DonateTexts } from "../../generated/texts.ts";
import { type Figures, loadFigures } from "../content/figures.server.ts";
import { makeDayWords } from "../i18n/day-words.ts";
import { formatQuantity } from "../i18n/format-number.ts";
import { choosePlural } from "../i18n/interpolate.ts";
import type { Shell } from "../ui/shell.server.ts";
import { payeesOf } from "./bankily/payees.tsx";

export type DonationConfig = Pick<Figures, "currencies" | "donation">;

const impactKinds = ["meals", "water", "waste", "families"] as const;

/** The island's props travel in its script: what never changes is handed over as `DonateSlots`. */
export function donateData(page: Omit<DonateTexts, "head">, { language, site }: Shell) {
  const { hero, levels, bankily, donor, impact } = page;
  const { locale } = language;
  const { currencies, donation, impactLevels, impactTiers } = loadFigures();
  const config: DonationConfig = { currencies, donation };
  const { lead: _lead, noScript: _noScript, ...currency } = page.currency;
  const [payee] = payeesOf({ site }, page);
  return {
    texts: {
      hero: { title: hero.title, toNumber: hero.toNumber, change: hero.change },
      levels: { title: levels.title, choose: levels.choose },
      currency,
      impact: { title: impact.title, starts: impact.starts },
      bankily: bankilyTexts(bankily),
      donor: {
        title: donor.title,
        old: donor.old,
        badLink: donor.badLink,
        checkName: donor.official.checkName,
        link: donor.after.link,
        suggested: donor.after.suggested,
      },
    },
    levels: impactLevels.map(({ id, amount, provides }) => ({
      id,
      amount,
      title: levels[id].title,
      description: choosePlural(levels[id].description, provides, locale),
      provides,
    })),
    /** What a gift from `from` MRU provides; a part of a family would mean nothing. */
    tiers: impactTiers.map((tier) => ({
      from: tier.from,
      provided: impactKinds
        .filter((kind) => kind !== "families" || tier.families >= 1)
        .map((kind) => ({
          kind,
          text: choosePlural(impact[kind], tier[kind], locale),
          count: formatQuantity(tier[kind], language),
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
