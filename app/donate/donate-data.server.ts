import { languages } from "../content/languages.server.ts";
import { loadFigures, loadSite, loadTexts } from "../content/load-content.server.ts";
import { type DonateTexts, donateSchema } from "../content/schemas/donate.ts";
import type { Language } from "../content/schemas/languages.ts";
import type { ShownDate } from "./bankily/official-number.tsx";
import { donateQrCode, type QrCode } from "./bankily/qr-code.server.ts";
import { dayWords } from "./dates/day-words.server.ts";
import { type DayWords, showDay } from "./dates/day-words.ts";
import type { Sentence } from "./print/poster.tsx";

export type DonateData = ReturnType<typeof donateData>;

/** All that the donate page says and counts with in a language, but its head and what no visitor would see. */
export function donateData(language: Language) {
  const { head: _, donor, bankily, ...texts } = loadTexts("donate.yaml", donateSchema, language);
  const qrCode = donateQrCode(language);
  const { currencies, donation, impactLevels, impactTiers } = loadFigures();
  const { merchant, ...always } = donor;
  const days = dayWords(language.locale);
  const hasCode = loadSite().bankily.merchantCode !== undefined;
  return {
    texts: { ...texts, bankily: { ...bankily, qr: shownWith(qrCode, bankily.qr) } },
    donor: hasCode ? donor : { ...always, merchant: undefined },
    figures: { currencies, donation, impactLevels, impactTiers },
    qrCode,
    since: numberSince(days),
    days,
    sentences: posterSentences(language),
  };
}

/** Without the words that go with the other kind of code. */
function shownWith({ kind }: QrCode, texts: DonateTexts["bankily"]["qr"]) {
  return kind === "page" ? { ...texts, bankilyAlt: "", bankilyCaption: "" } : texts;
}

/** The poster's sentence in every language of the site, that of the page first. */
function posterSentences(language: Language): Sentence[] {
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
