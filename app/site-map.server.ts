import { languageOfPath, languages } from "./content/languages.server.ts";
import type { Language } from "./content/schemas/languages.ts";

/** The pages of the site and their addresses (specification, section 2). */
export const pages = {
  home: "/",
  about: "/about",
  ourWork: "/our-work",
  getInvolved: "/get-involved",
  contact: "/contact",
  donate: "/donate",
  privacy: "/privacy",
  notFound: "/404",
} as const;

export type PageId = keyof typeof pages;

export const pageIds = [
  "home",
  "about",
  "ourWork",
  "getInvolved",
  "contact",
  "donate",
  "privacy",
  "notFound",
] as const satisfies readonly PageId[];

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
  const of = (page: PageId) => pathOf(page, language);
  return {
    home: of("home"),
    about: of("about"),
    ourWork: of("ourWork"),
    getInvolved: of("getInvolved"),
    contact: of("contact"),
    donate: of("donate"),
    privacy: of("privacy"),
    notFound: of("notFound"),
  };
}

/**
 * Which page in which language a path is; an unknown path is the not-found page. The framework
 * prerenders a page by the path of its data too: `/about.data`, and `/_.data` for Home.
 */
export function describePath(path: string): { page: PageId; language: Language } {
  const trimmed = path
    .replace(/\.data$/, "")
    .replace(/^\/_$/, "/")
    .replace(/(.)\/$/, "$1");
  const language = languageOfPath(trimmed);
  const page = pageIds.find((id) => pathOf(id, language) === trimmed);
  return { page: page ?? "notFound", language };
}
