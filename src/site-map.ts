import { languageOfPath, languages } from "./i18n/languages.ts";
import type { Language } from "./i18n/languages-schema.ts";

/** The pages of the site and their addresses (requirements, section 2). */
export const pages = {
  home: "/",
  about: "/about",
  ourWork: "/our-work",
  getInvolved: "/get-involved",
  contact: "/contact",
  donate: "/donate",
  questions: "/questions",
  privacy: "/privacy",
  accessibility: "/accessibility",
  notFound: "/404",
} as const;

export type PageId = keyof typeof pages;

/** Pages that can be found; the not-found page has no address that anybody is sent to. */
export type ListedPage = Exclude<PageId, "notFound">;

const isPageId = (id: string): id is PageId => id in pages;

export const pageIds: readonly PageId[] = Object.keys(pages).filter(isPageId);

export const listedPages: readonly ListedPage[] = pageIds.filter((id) => id !== "notFound");

/** The address of a page in a language, without the host. */
export function pathOf(page: PageId, { prefix }: Pick<Language, "prefix">): string {
  return page === "home" ? prefix || "/" : `${prefix}${pages[page]}`;
}

/** Every address that is prerendered: each page in each language. */
export function allPaths(): string[] {
  return languages().flatMap((language) => pageIds.map((page) => pathOf(page, language)));
}

/** The addresses of every page in one language, for links. */
export function pathsIn(language: Pick<Language, "prefix">): Record<PageId, string> {
  const inLanguage = (page: PageId) => pathOf(page, language);
  return {
    home: inLanguage("home"),
    about: inLanguage("about"),
    ourWork: inLanguage("ourWork"),
    getInvolved: inLanguage("getInvolved"),
    contact: inLanguage("contact"),
    donate: inLanguage("donate"),
    questions: inLanguage("questions"),
    privacy: inLanguage("privacy"),
    accessibility: inLanguage("accessibility"),
    notFound: inLanguage("notFound"),
  };
}

/** The file of a page in the built site: `/` is `index.html`, `/fr/about` is `fr/about.html`. */
export function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** Which page in which language a path is; an unknown path is the not-found page. */
export function matchPage(path: string): { page: PageId; language: Language } {
  const trimmed = path.replace(/(.)\/$/, "$1");
  const language = languageOfPath(trimmed);
  const page = pageIds.find((id) => pathOf(id, language) === trimmed);
  return { page: page ?? "notFound", language };
}
