import type { DonateTexts } from "../../generated/texts.ts";
import { type Figures, loadFigures } from "../content/figures.server.ts";
import { loadSite } from "../content/site.server.ts";
import { makeDayWords } from "../i18n/day-words.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { Shell } from "../ui/shell.server.ts";
import { badgeTexts } from "../ui/trust-badges.tsx";
import { pageQr } from "./bankily/qr-code.server.ts";

/** The figures that Donate counts with: the part of `content/figures.yaml` that its island gets. */
export type DonationConfig = Pick<
  Figures,
  "currencies" | "donation" | "impactLevels" | "impactTiers"
>;

/** What the page's island says and counts with in a language, without what no visitor would see. */
export function donateData(page: Omit<DonateTexts, "head">, shell: Shell) {
  const { language } = shell;
  const { stats, questions, bankily, donor, ...texts } = page;
  const { qr: _qr, without, ...bankilyTexts } = bankily;
  const { merchant, other, ...always } = donor;
  const { currencies, donation, impactLevels, impactTiers } = loadFigures();
  const config: DonationConfig = { currencies, donation, impactLevels, impactTiers };
  const { otherWays, fromAbroad, bankily: account } = loadSite();
  const hasWays = otherWays !== undefined || fromAbroad !== undefined;
  return {
    texts: {
      ...texts,
      bankily: { ...bankilyTexts, without: hasWays ? other.without : without },
      donor: { ...always, ...(account.merchantCode !== undefined && { merchant }) },
    },
    config,
    proof: proofData(shell, stats, questions),
    qr: pageQr(language),
    /** Whether the page lists other ways to give, below. */
    hasWays,
    /** Since when the number stands, a day. */
    numberSince: account.numberSince,
    days: makeDayWords(language),
  };
}

/** Three figures, the badges, and the charity's registration, if it has one. */
function proofData(shell: Shell, texts: DonateTexts["stats"], questions: string) {
  const { ui, site, stats } = shell;
  const { registration } = site;
  const number = registration && { number: registration.number };
  return {
    label: ui.trust.label,
    questions,
    figures: [
      { value: stats.families.value, label: texts.families },
      texts.transparent,
      texts.direct,
    ],
    badges: badgeTexts(shell),
    ...(number && { registration: interpolate(ui.footer.registration, number) }),
  };
}

export type DonateData = ReturnType<typeof donateData>;
