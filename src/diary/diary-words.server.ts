import { inLanguage } from "../content/collection.server.ts";
import { loadTexts } from "../content/load-texts.server.ts";
import { groupThousands } from "../i18n/format-number.ts";
import { choosePlural, interpolate, isolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { countedIn, type DiaryEntry } from "./diary-entry.server.ts";

/** The words of the diary in a language. @throws ContentError for what is wrong in `diary.yaml` */
export const loadDiaryTexts = (language: Language) => loadTexts("diary", language);

/** What an entry is called: "Food distribution, Dar Naim". */
export function titleOf({ program, place }: DiaryEntry, language: Language): string {
  return interpolate(loadDiaryTexts(language).entry[program], {
    place: inLanguage(place, language),
  });
}

/** What was counted, each figure with its noun: "42 families, 1,176 meals and 9 volunteers". */
export function countedPhrase(entry: DiaryEntry, language: Language): string {
  const { counted } = loadDiaryTexts(language);
  const phrases = countedIn(entry).map(([id, value]) => {
    const noun = choosePlural(counted[id], value, language.locale);
    const count = isolate(groupThousands(value, language), language.dir);
    // A wording such as "one family" leaves the number out.
    return interpolate(noun, { count });
  });
  return new Intl.ListFormat(language.locale, { type: "conjunction" }).format(phrases);
}

/**
 * The start of a text, for search results: whole words, and dots where something was left out.
 * @param most how many characters at most, the dots included
 */
export function startOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:.،؛]+$/u, "")}…`;
}
