import type { DayWords } from "../i18n/day-words.ts";

/** What the worker must know of a language to cache all its pages. */
export type CachedLanguage = {
  /** Such as `/ar`; empty for the main language. */
  readonly prefix: string;
  readonly days: DayWords;
  /** Address of the file that holds the language's pages and the small files they need. */
  readonly bundle: string;
  /** Files that are cached one by one: fonts, pictures, and scripts that are large. */
  readonly assets: readonly string[];
};

export type OfflinePlan = {
  readonly languages: readonly CachedLanguage[];
  /** The pages' addresses without the language's prefix; the home page's is empty. */
  readonly pages: readonly string[];
  /** The address of the not-found page without the language's prefix. */
  readonly notFound: string;
  /** The same of the page that shows kept messages. */
  readonly outbox: string;
  /** The charity's address, to which the worker sends a kept message. */
  readonly email: string;
  /**
   * What the island of a page loads, by the page's address without the language's prefix: ten times the
   * page itself, so it is cached only for a visitor who has opened it.
   */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** Every file of this build with a hash in its name. */
  readonly assets: readonly string[];
};

/** Where a path leads: a language and the address in it without the prefix. */
export type Place = { readonly language: CachedLanguage; readonly page: string };

/** The language and page of a path; what no other language's prefix claims is the main language's. */
export function placeOf(pathname: string, { languages }: OfflinePlan): Place | undefined {
  const path = pathname.replace(/\/+$/, "");
  const claims = ({ prefix }: CachedLanguage) => path === prefix || path.startsWith(`${prefix}/`);
  const language =
    languages.find((one) => one.prefix !== "" && claims(one)) ??
    languages.find(({ prefix }) => prefix === "");
  return language && { language, page: path.slice(language.prefix.length) };
}

/** The address under which a page is cached. */
export function keyOf({ language, page }: Place): string {
  return language.prefix + page || "/";
}
