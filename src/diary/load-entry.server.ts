import type { Article } from "schema-dts";
import { isExample } from "../content/addresses.server.ts";
import { inLanguage } from "../content/collection.server.ts";
import { loadTexts } from "../content/load-texts.server.ts";
import { dayIn } from "../i18n/day-words.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { pageHead } from "../layouts/page-head.server.ts";
import { organizationId } from "../layouts/structured-data.server.ts";
import { whatsAppUrl } from "../ui/contact-links.ts";
import { loadShell } from "../ui/shell.server.ts";
import { countedPhrase, loadDiaryTexts, startOf, titleOf } from "./diary-words.server.ts";
import { loadDiary } from "./load-diary.server.ts";
import { pictureOf } from "./pictures.server.ts";

/** The most that search results show of a description (as in the schema of every page's head). */
const descriptionLength = 160;

/** All that the page of a year is made of. */
export function loadYear(year: string, language: Language) {
  const { years } = loadDiaryTexts(language);
  const title = markExample(interpolate(years.page, { year }), language);
  const description = interpolate(years.description, { year });
  return {
    head: pageHead("diary", language, { title, description }, { name: year }),
    shell: loadShell("diary", language, year),
    data: { name: year, title },
  };
}

/** All that the page of an entry is made of. @throws Error for a name that no entry has */
export async function loadEntry(name: string, language: Language) {
  const entries = loadDiary();
  const index = entries.findIndex((one) => one.name === name);
  const entry = entries[index];
  if (entry === undefined) throw new Error(`no entry ${name}`);
  const texts = loadDiaryTexts(language);
  const shell = loadShell("diary", language, name);
  const date = dayIn(entry.date, language);
  const title = titleOf(entry, language);
  const figures = countedPhrase(entry, language);
  const message = markExample(interpolate(texts.share.message, { title, date, figures }), language);
  const head = {
    title: markExample(interpolate(texts.entryHead, { title, date }), language),
    description: startOf(`${figures}. ${inLanguage(entry.text, language)}`, descriptionLength),
  };
  const article: Exclude<Article, string> = {
    "@type": "Article",
    headline: title,
    datePublished: entry.date,
    inLanguage: language.code,
    author: { "@id": organizationId() },
  };
  return {
    head: pageHead("diary", language, head, { name }),
    shell,
    texts,
    entry,
    picture: await pictureOf(entry),
    whatsAppUrl: whatsAppUrl(`${message}\n${shell.address}`),
    earlier: entries[index + 1],
    later: entries[index - 1],
    data: { name, title, things: [article] },
  };
}

/** Marks as made up, when it is, a text that is read outside the page, where the page's note is missing. */
export function markExample(text: string, language: Language): string {
  if (!isExample("diary")) return text;
  const { mark } = loadDiaryTexts(language).example;
  return interpolate(loadTexts("ui", language).line, { label: mark, value: text });
}
