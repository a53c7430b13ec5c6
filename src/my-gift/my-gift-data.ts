import { loadFigures } from "../content/load-content.ts";
import { makeDayWords, showDay } from "../i18n/day-words.ts";
import type { Language } from "../i18n/languages-schema.ts";
import type { MyGiftTexts } from "./my-gift-texts.ts";
import { loadReceiptSettings } from "./receipt-files.ts";

/** What the page's island says and reckons with in a language. */
export function myGiftData(texts: MyGiftTexts["find"], language: Language) {
  const { since, salt, iterations } = loadReceiptSettings();
  const days = makeDayWords(language);
  return {
    texts,
    days,
    /** Since when gifts are listed, in words. */
    since: showDay(since, days),
    lock: { salt, iterations },
    currency: loadFigures().donation.currency,
  };
}

export type MyGiftData = ReturnType<typeof myGiftData>;
