import { getRssString, type RSSFeedItem } from "@astrojs/rss";
import { pathOf } from "../../lib/addresses/addresses.server.ts";
import { loadTexts } from "../../lib/content/load-content.server.ts";
import { inLanguage, labelExample } from "../../lib/content/records.server.ts";
import { loadSite } from "../../lib/content/site.server.ts";
import { dayIn } from "../../lib/i18n/day-words.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { paragraphsOf } from "../ui/section.tsx";
import { countedPhrase, titleOf } from "./describe-entry.server.ts";
import { type DiaryEntry, loadDiary } from "./load-diary.server.ts";

export const entriesInFeed = 40;

export const diaryFeedPath = (language: Pick<Language, "prefix">): string =>
  `${pathOf("diary", language)}/feed.xml`;

/** A feed in RSS 2.0 (rssboard.org). */
export function diaryFeed(language: Language): Promise<string> {
  const { name } = loadTexts("ui", language);
  const { title, lead } = loadTexts("diary", language);
  return getRssString({
    title: labelExample(`${name} – ${title}`, language),
    description: lead,
    site: loadSite().address + pathOf("diary", language),
    trailingSlash: false,
    customData: `<language>${language.code}</language>`,
    items: loadDiary()
      .slice(0, entriesInFeed)
      .map((entry) => itemOf(entry, language)),
  });
}

function itemOf(entry: DiaryEntry, language: Language): RSSFeedItem {
  const figures = countedPhrase(entry, language);
  const paragraphs = paragraphsOf(inLanguage(entry.text, language));
  const lines = [`${dayIn(entry.date, language)}. ${figures}.`, ...paragraphs].map(
    (line) => `<p dir="${language.dir}">${escaped(line)}</p>`,
  );
  return {
    title: labelExample(titleOf(entry, language), language),
    link: loadSite().address + pathOf("diary", language, entry.name),
    pubDate: new Date(entry.date),
    description: figures,
    content: lines.join(""),
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
