import type { ShareTexts } from "../../generated/texts.ts";
import { loadExamples } from "./records.server.ts";

type PageRow = {
  /** Without a language's prefix. */
  readonly path: string;
  /** In `src/`, where it is not called like the path. */
  readonly folder?: string;
  /** It has subpages, such as `/diary/2026-11-14-dar-naim`. */
  readonly subpages?: true;
  /** Linked in the header, in the footer. */
  readonly header?: true;
  readonly footer?: true;
  /** It says who is paid: the network is waited for longer (decision 009). */
  readonly payee?: true;
  /** It has an island: it may weigh more. */
  readonly island?: true;
  /** It has a form whose message can wait. */
  readonly form?: true;
  /** Cached before it is opened: those with 1 before those with 2. */
  readonly ahead?: 1 | 2;
  /** Nobody looks for it from outside; or not as long as the records are made up. */
  readonly unindexed?: true | "examples";
  /** Its share card, where it is not that of Home. */
  readonly share?: keyof ShareTexts;
};

/** All pages. Menu, footer and site map have them in this order. */
export const pages = {
  home: { path: "/", folder: "home", header: true, ahead: 1 },
  about: { path: "/about", header: true, footer: true, ahead: 2 },
  ourWork: { path: "/our-work", header: true, footer: true, ahead: 2 },
  getInvolved: {
    path: "/get-involved",
    header: true,
    footer: true,
    island: true,
    form: true,
    ahead: 2,
  },
  contact: { path: "/contact", header: true, payee: true, island: true, form: true, ahead: 2 },
  donate: { path: "/donate", footer: true, payee: true, island: true, ahead: 1, share: "donate" },
  questions: { path: "/questions", footer: true, payee: true, ahead: 2, share: "donate" },
  events: { path: "/events", subpages: true, footer: true, unindexed: "examples" },
  diary: { path: "/diary", subpages: true, footer: true, unindexed: "examples" },
  accounts: { path: "/accounts", subpages: true, footer: true, unindexed: "examples" },
  myGift: {
    path: "/accounts/my-gift",
    folder: "my-gift",
    footer: true,
    island: true,
    unindexed: "examples",
    share: "donate",
  },
  privacy: { path: "/privacy", footer: true },
  accessibility: { path: "/accessibility", footer: true },
  outbox: { path: "/outbox", island: true, unindexed: true },
  afterTransfer: { path: "/donate/after", payee: true, island: true, unindexed: true },
  poster: { path: "/donate/poster", payee: true, unindexed: true },
  notFound: { path: "/404", folder: "not-found", unindexed: true },
} as const satisfies Record<string, PageRow>;

export type PageId = keyof typeof pages;

export type PageWithSubpages = {
  [Page in PageId]: (typeof pages)[Page] extends { subpages: true } ? Page : never;
}[PageId];

export const isPageId = (id: string): id is PageId => id in pages;

export const pageIds: readonly PageId[] = Object.keys(pages).filter(isPageId);

export const rowOf = (page: PageId): PageRow => pages[page];

/** In `src/`, with its `page.astro`. */
export function folderOfPage(page: PageId): string {
  const { path, folder = path.slice(1) } = rowOf(page);
  return folder;
}

/** The pages whose row has this. */
export const pagesWith = (key: keyof PageRow): readonly PageId[] =>
  pageIds.filter((page) => rowOf(page)[key] !== undefined);

export const cachedAhead: readonly PageId[] = pagesWith("ahead").toSorted(
  (a, b) => Number(rowOf(a).ahead) - Number(rowOf(b).ahead),
);

/** Whether search engines may list a page and those below it. */
export function isIndexed(page: PageId): boolean {
  const { unindexed = false } = rowOf(page);
  return unindexed === "examples" ? !loadExamples() : !unindexed;
}
