import type { Language } from "../i18n/languages-schema.server.ts";
import { ContentError } from "./content-error.server.ts";
import { fromKeys } from "./from-keys.server.ts";
import { languages } from "./load-content.server.ts";
import { loadExamples } from "./records.server.ts";

/** Files whose names change with their content. */
export const hashedFolder = "assets";

export const editorPath = "/admin";

export const pages = {
  home: "/",
  about: "/about",
  ourWork: "/our-work",
  getInvolved: "/get-involved",
  contact: "/contact",
  donate: "/donate",
  myGift: "/accounts/my-gift",
  events: "/events",
  diary: "/diary",
  questions: "/questions",
  privacy: "/privacy",
  accessibility: "/accessibility",
  accounts: "/accounts",
  outbox: "/outbox",
  afterTransfer: "/donate/after",
  poster: "/donate/poster",
  notFound: "/404",
} as const;

export type PageId = keyof typeof pages;

/** Pages that nobody looks for from outside, with their entries. */
const unindexed: readonly PageId[] = ["notFound", "outbox", "afterTransfer", "poster"];

const isPageId = (id: string): id is PageId => id in pages;

export const pageIds: readonly PageId[] = Object.keys(pages).filter(isPageId);

/** Pages that are cached before they are opened: those of the menu first, and the questions. */
export const cachedAhead: readonly PageId[] = [
  "home",
  "donate",
  "about",
  "ourWork",
  "getInvolved",
  "contact",
  "questions",
];

/** Pages that say who is paid: on these the network is waited for longer (decision 009). */
export const payeePages: readonly PageId[] = [
  "donate",
  "contact",
  "questions",
  "afterTransfer",
  "poster",
];

const records: readonly PageId[] = ["diary", "accounts", "myGift", "events"];

/** Whether search engines may list a page and those below it. */
export const isIndexed = (page: PageId): boolean =>
  !unindexed.includes(page) && !(records.includes(page) && loadExamples());

export function pathOf(
  page: PageId,
  { prefix }: Pick<Language, "prefix">,
  subpage?: string,
): string {
  if (page === "home") return prefix || "/";
  // Astro's page files are not type-checked: an address with "undefined" in it must not be built.
  if (!isPageId(page)) {
    const expected = "no such page is listed; add it to `pages`";
    throw new ContentError("src/content/addresses.server.ts", [{ path: String(page), expected }]);
  }
  return `${prefix}${pages[page]}${subpage === undefined ? "" : `/${subpage}`}`;
}

export function pathsIn(language: Pick<Language, "prefix">): Record<PageId, string> {
  return fromKeys(pageIds, (page) => pathOf(page, language));
}

export const localePaths = () =>
  languages().map((language) => ({
    params: { locale: language.prefix.slice(1) || undefined },
    props: { language },
  }));

export const subpagePaths = (subpages: readonly string[]) =>
  localePaths().flatMap(({ params, props }) =>
    [undefined, ...subpages].map((subpage) => ({
      params: { ...params, subpage },
      props: { ...props, subpage },
    })),
  );

/** `/` is `index.html`, `/fr/about` is `fr/about.html`. */
export function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
