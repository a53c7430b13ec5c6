import type { DonateTexts } from "../../generated/texts.ts";
import { type Figures, loadFigures } from "../content/figures.server.ts";
import { fromKeys } from "../content/from-keys.server.ts";
import { makeDayWords } from "../i18n/day-words.ts";
import { choosePlural, type Plural } from "../i18n/interpolate.ts";
import type { Shell } from "../ui/shell.server.ts";
import { impactKinds } from "./amount/money.ts";
import { payeesOf } from "./bankily/payees.tsx";

export type DonationConfig = Pick<Figures, "currencies" | "donation" | "impactTiers">;

/** The island's props travel in the page: what never changes is handed over as `DonateParts`. */
export function donateData(page: Omit<DonateTexts, "head">, shell: Shell) {
  const { hero, levels, bankily, donor } = page;
  const { locale } = shell.language;
  const { currencies, donation, impactLevels, impactTiers } = loadFigures();
  const config: DonationConfig = { currencies, donation, impactTiers };
  const { lead: _lead, noScript: _noScript, ...currency } = page.currency;
  const { note: _note, ...impact } = page.impact;
  const [payee] = payeesOf(shell, page);
  return {
    texts: {
      hero: { title: hero.title, toNumber: hero.toNumber, change: hero.change },
      levels: { title: levels.title, choose: levels.choose },
      currency,
      impact: { ...impact, ...fromKeys(impactKinds, (kind) => usedForms(kind)) },
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
    cards: impactLevels.map(({ id, amount, provides }) => ({
      id,
      amount,
      title: levels[id].title,
      description: choosePlural(levels[id].description, provides, locale),
      provides,
    })),
    payee,
    config,
    days: makeDayWords(shell.language),
  };

  /** Those that the tiers' figures take: Arabic has six for each. */
  function usedForms(kind: (typeof impactKinds)[number]): Plural<"count"> {
    const rules = new Intl.PluralRules(locale);
    const used = impactTiers.map((tier) => rules.select(tier[kind]));
    const forms = Object.entries(page.impact[kind].plural);
    return {
      plural: Object.fromEntries(forms.filter(([form]) => used.some((one) => one === form))),
    };
  }
}

function bankilyTexts(texts: DonateTexts["bankily"]) {
  const { title, lead, amountLabel, noAmount, holderLabel, stepsTitle, steps, stepNoAmount } =
    texts;
  const { copy, copyAmount, copyReference, copied, copiedAmount, copiedReference, selected } =
    texts;
  const labels = { title, lead, amountLabel, noAmount, holderLabel };
  const [, , enterAmount, addReference, confirm] = steps;
  return {
    ...labels,
    ...{ stepsTitle, enterAmount, addReference, confirm, stepNoAmount },
    ...{ copy, copyAmount, copyReference, copied, copiedAmount, copiedReference, selected },
  };
}

export type DonateData = ReturnType<typeof donateData>;
