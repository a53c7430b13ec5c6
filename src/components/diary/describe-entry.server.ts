import type { HeadWords } from "../../layouts/page-head.server.ts";
import { loadTexts } from "../../lib/content/load-content.server.ts";
import { inLanguage, labelExample } from "../../lib/content/records.server.ts";
import { dayIn } from "../../lib/i18n/day-words.ts";
import { groupThousands } from "../../lib/i18n/format-number.ts";
import { choosePlural, interpolate, isolate } from "../../lib/i18n/interpolate.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { countedIn, type DiaryEntry } from "./load-diary.server.ts";

export function titleOf({ program, place }: DiaryEntry, language: Language): string {
  return interpolate(loadTexts("diary", language).entry[program], {
    place: inLanguage(place, language),
  });
}

export function countedPhrase(entry: DiaryEntry, language: Language): string {
  const { counted } = loadTexts("diary", language);
  const phrases = countedIn(entry).map(([id, value]) => {
    const noun = choosePlural(counted[id], value, language.locale);
    const count = isolate(groupThousands(value, language), language.dir);
    // A line never ends between a number and its noun.
    return interpolate(noun, { count }).replace(" ", "\u00a0");
  });
  return new Intl.ListFormat(language.locale, { type: "conjunction" }).format(phrases);
}

export function entryHead(entry: DiaryEntry, language: Language): HeadWords {
  const title = titleOf(entry, language);
  const date = dayIn(entry.date, language);
  const { entryHead: template } = loadTexts("diary", language);
  return {
    title: labelExample(interpolate(template, { title, date }), language),
    description: countedPhrase(entry, language),
  };
}

export function yearHead(year: string, language: Language): HeadWords {
  const { page, description } = loadTexts("diary", language).period;
  return {
    title: labelExample(interpolate(page, { period: year }), language),
    description: interpolate(description, { period: year }),
  };
}
