import { loadTexts } from "../content/load-content.server.ts";
import { inLanguage, loadExamples } from "../content/records.server.ts";
import { dayIn, showMonth } from "../i18n/day-words.ts";
import { groupThousands } from "../i18n/format-number.ts";
import { choosePlural, interpolate, isolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import type { HeadWords } from "../layouts/page-head.server.ts";
import { countedIn, type DiaryEntry, loadDiary } from "./load-diary.server.ts";

export function titleOf({ program, place }: DiaryEntry, language: Language): string {
  return interpolate(loadTexts("diary", language).entry[program], {
    place: inLanguage(place, language),
  });
}

/** A year, such as `2025`, or a month, such as `2025-03`, in words. */
export const showPeriod = (period: string, language: Language): string =>
  period.length > 4 ? showMonth(period, language, "withYear") : period;

export function countedPhrase(entry: DiaryEntry, language: Language): string {
  const { counted } = loadTexts("diary", language);
  const phrases = countedIn(entry).map(([id, value]) => {
    const noun = choosePlural(counted[id], value, language.locale);
    const count = isolate(groupThousands(value, language), language.dir);
    return interpolate(noun, { count });
  });
  return new Intl.ListFormat(language.locale, { type: "conjunction" }).format(phrases);
}

/** Says “Example” in texts for feeds and links, which are read without the page's banner. */
export function labelExample(text: string, language: Language): string {
  if (!loadExamples()) return text;
  const { labelled, example } = loadTexts("ui", language);
  return interpolate(labelled, { label: example, value: text });
}

export function diaryHead(name: string, language: Language): HeadWords {
  const texts = loadTexts("diary", language);
  const entry = loadDiary().find((candidate) => candidate.name === name);
  if (entry === undefined) {
    const period = showPeriod(name, language);
    return {
      title: labelExample(interpolate(texts.period.page, { period }), language),
      description: interpolate(texts.period.description, { period }),
    };
  }
  const title = titleOf(entry, language);
  const date = dayIn(entry.date, language);
  return {
    title: labelExample(interpolate(texts.entryHead, { title, date }), language),
    description: countedPhrase(entry, language),
  };
}
