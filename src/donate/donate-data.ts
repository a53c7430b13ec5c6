import { friendlyFormatIBAN, isValidIBAN } from "ibantools";
import type { DonateTexts } from "../../generated/texts.ts";
import { type Figures, loadFigures } from "../content/figures.ts";
import { languages } from "../content/load-content.ts";
import { loadTexts } from "../content/load-texts.ts";
import { loadSite } from "../content/site.ts";
import type { FromAbroad, OtherWay } from "../content/ways-to-give.ts";
import { makeDayWords } from "../i18n/day-words.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { donateQrCode, drawQr, epcText } from "./bankily/qr-code.ts";

/** The figures that Donate counts with: the part of `content/figures.yaml` that its island gets. */
export type DonationConfig = Pick<
  Figures,
  "currencies" | "donation" | "impactLevels" | "impactTiers"
>;

/** What the page's island says and counts with in a language, without what no visitor would see. */
export function donateData(page: Omit<DonateTexts, "head">, language: Language) {
  const { stats: _stats, questions: _questions, bankily, donor, ...texts } = page;
  const { merchant, other, poster: _poster, ...always } = donor;
  const { alt, caption, bankilyAlt, bankilyCaption } = bankily.qr;
  const { currencies, donation, impactLevels, impactTiers } = loadFigures();
  const config: DonationConfig = { currencies, donation, impactLevels, impactTiers };
  const { merchantCode, numberSince } = loadSite().bankily;
  const qrCode = donateQrCode(language);
  const qr = "src" in qrCode ? { alt: bankilyAlt, caption: bankilyCaption } : { alt, caption };
  return {
    texts: {
      ...texts,
      bankily: { ...bankily, qr },
      donor: { ...always, ...(merchantCode !== undefined && { merchant }) },
    },
    config,
    qrCode,
    ways: waysData(other, language),
    /** Since when the number stands, a day. */
    numberSince,
    days: makeDayWords(language),
  };
}

export type DonateData = ReturnType<typeof donateData>;
export type WaysData = NonNullable<DonateData["ways"]>;

/** The further ways to give, with their words; undefined where `site.yaml` has none. */
function waysData(texts: DonateTexts["donor"]["other"], language: Language) {
  const { otherWays = [], fromAbroad } = loadSite();
  if (otherWays.length === 0 && fromAbroad === undefined) return undefined;
  return {
    texts,
    local: otherWays.map((way) => localWay(way, language)),
    abroad: fromAbroad && abroadWay(fromAbroad),
  };
}

/** What is shown in groups, as people read it, and copied without them, as programs take it. */
function localWay(way: OtherWay, language: Language) {
  const { kind, name, holder, tried } = way;
  const steps = way.steps[language.code] ?? [];
  const copied = kind === "wallet" ? way.number : way.account;
  const shown = isValidIBAN(copied) ? groups(copied) : copied;
  return { kind, name, holder, tried, steps, copied, shown };
}

function abroadWay(way: FromAbroad) {
  if (way.kind === "relay") return way;
  const { reference } = loadSite().bankily;
  const text = epcText({ ...way, reference });
  return { ...way, shown: groups(way.iban), code: text && drawQr(text) };
}

const groups = (iban: string) => friendlyFormatIBAN(iban) ?? iban;

/** The poster's sentence in every language of the site, that of the page first. */
export function posterSentences(language: Language) {
  const others = languages().filter(({ code }) => code !== language.code);
  return [language, ...others].map((each) => ({
    code: each.code,
    dir: each.dir,
    text: loadTexts("donate", each).donor.poster.sentence,
  }));
}
