import type { DayWords } from "../i18n/day-words.ts";

export type OfflineLanguage = {
  /** Such as `/ar`; empty for the main language. */
  readonly prefix: string;
  readonly days: DayWords;
};

/** What the build tells the worker. Addresses are without the language's prefix; Home's is empty. */
export type OfflinePlan = {
  /** Changes with every page, so that browsers notice a new build: they compare the worker's bytes. */
  readonly build: string;
  readonly languages: readonly OfflineLanguage[];
  /** The pages that are cached before they are opened. */
  readonly pages: readonly string[];
  /** The pages that say who is paid. */
  readonly payees: readonly string[];
  /** The script with which a page shows what the worker says of it. */
  readonly newsScript: string;
  /** The page that shows waiting messages. */
  readonly outbox: string;
};

/** Where a path leads: a language and the address in it without the prefix. */
export type Place = { readonly language: OfflineLanguage; readonly page: string };

/** The language and page of a path; what no other language's prefix claims is the main language's. */
export function placeOf(pathname: string, { languages }: OfflinePlan): Place {
  const path = pathname.replace(/\/+$/, "");
  const [main, ...others] = languages;
  const language =
    others.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`)) ?? main;
  if (!language) throw new Error("the site has no language");
  return { language, page: path.slice(language.prefix.length) };
}

/** The address under which a page is cached. */
export function keyOf({ language, page }: Place): string {
  return language.prefix + page || "/";
}
