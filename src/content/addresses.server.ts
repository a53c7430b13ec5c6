import type { Language } from "../i18n/languages-schema.server.ts";
import { ContentError } from "./content-error.server.ts";
import { loadExamples } from "./examples.server.ts";
import { fromKeys } from "./from-keys.server.ts";

/** The pages of the site and their addresses (requirements, section 2). */
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
  afterGift: "/donate/after",
  poster: "/donate/poster",
  giftNote: "/donate/note",
  giftCard: "/donate/card",
  notFound: "/404",
} as const;

export type PageId = keyof typeof pages;

/** Pages that can be found; the not-found page has no address that anybody is sent to. */
export type ListedPage = Exclude<PageId, "notFound">;

/** Pages that search engines must never list, with their entries: nobody looks for them from outside. */
const unindexed = ["notFound", "outbox", "afterGift", "poster", "giftNote", "giftCard"] as const;

/** Pages that search engines may list. */
export type IndexedPage = Exclude<PageId, (typeof unindexed)[number]>;

const isPageId = (id: string): id is PageId => id in pages;

export const pageIds: readonly PageId[] = Object.keys(pages).filter(isPageId);

export const listedPages: readonly ListedPage[] = pageIds.filter((id) => id !== "notFound");

/** Pages that are cached before they are opened, for when there is no network. */
export const keptPages: readonly PageId[] = [
  "home",
  "donate",
  "getInvolved",
  "contact",
  "accounts",
  "myGift",
  "questions",
];

/** Pages that say who is paid: a slow network must never show an old number on them. */
export const payeePages: readonly PageId[] = [
  "donate",
  "contact",
  "questions",
  "afterGift",
  "poster",
  "giftNote",
];

/** Pages of records, which are made up as long as `content/accounts.yaml` says so. */
const records: readonly PageId[] = ["diary", "accounts", "myGift", "events"];

/** Whether a page shows examples in place of what the charity wrote down. */
export const isExample = (page: PageId): boolean => records.includes(page) && loadExamples();

/** Whether search engines may list a page and its entries. */
export const isIndexed = (page: PageId): page is IndexedPage =>
  !unindexed.some((one) => one === page) && !isExample(page);

/** The address of a page, or of an entry below it, in a language, without the host. */
export function pathOf(page: PageId, { prefix }: Pick<Language, "prefix">, entry?: string): string {
  if (page === "home") return prefix || "/";
  // Astro's page files are not type-checked: an address with "undefined" in it must not be built.
  if (!isPageId(page)) {
    const expected = "no such page is listed; add it to `pages`";
    throw new ContentError("src/content/addresses.server.ts", [{ path: String(page), expected }]);
  }
  return `${prefix}${pages[page]}${entry === undefined ? "" : `/${entry}`}`;
}

/** The addresses of every page in one language, for links. */
export function pathsIn(language: Pick<Language, "prefix">): Record<PageId, string> {
  return fromKeys(pageIds, (page) => pathOf(page, language));
}

/** The file of a page in the built site: `/` is `index.html`, `/fr/about` is `fr/about.html`. */
export function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
