import { loadFigures, loadSite, loadTexts } from "../content/load-content.ts";
import { languages } from "../i18n/languages.ts";
import type { Language } from "../i18n/languages-schema.ts";
import type { ShownDate } from "./bankily/official-number.tsx";
import { donateQrCode, type QrCode } from "./bankily/qr-code.ts";
import { type DayWords, showDay } from "./dates/day-words.ts";
import { dayWords } from "./dates/make-day-words.ts";
import { type DonateTexts, donateSchema, type StatsTexts } from "./donate-texts.ts";
import type { DonorTexts } from "./donor-schema.ts";
import type { Sentence } from "./print/poster.tsx";

type PageTexts = DonateTexts & { readonly donor: DonorTexts; readonly stats: StatsTexts };

/** What the page's island says and counts with in a language, without what no visitor would see. */
export function donateData({ donor, bankily, stats: _, ...texts }: PageTexts, language: Language) {
  const qrCode = donateQrCode(language);
  const { currencies, donation, impactLevels, impactTiers } = loadFigures();
  const { merchant, poster: _poster, ...always } = donor;
  const days = dayWords(language.locale);
  const hasCode = loadSite().bankily.merchantCode !== undefined;
  return {
    texts: { ...texts, bankily: { ...bankily, qr: shownWith(qrCode, bankily.qr) } },
    donor: hasCode ? { ...always, merchant } : always,
    figures: { currencies, donation, impactLevels, impactTiers },
    qrCode,
    since: numberSince(days),
    days,
  };
}

export type DonateData = ReturnType<typeof donateData>;

/** Without the words that go with the other kind of code. */
function shownWith({ kind }: QrCode, texts: DonateTexts["bankily"]["qr"]) {
  return kind === "page" ? { ...texts, bankilyAlt: "", bankilyCaption: "" } : texts;
}

/** The poster's sentence in every language of the site, that of the page first. */
export function posterSentences(language: Language): Sentence[] {
  const others = languages().filter(({ code }) => code !== language.code);
  return [language, ...others].map((each) => ({
    code: each.code,
    dir: each.dir,
    text: loadTexts("donate.yaml", donateSchema, each).donor.poster.sentence,
  }));
}

/** Since when the number stands. */
function numberSince(days: DayWords): ShownDate {
  const date = loadSite().bankily.numberSince;
  return { date, words: showDay(date, days) };
}
