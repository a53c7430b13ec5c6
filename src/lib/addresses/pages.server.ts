import { loadExamples } from "../content/records.server.ts";

type PageRow = {
  /** The address without the prefix of a language. */
  readonly path: string;
  /** The header links to the page. */
  readonly header?: true;
  /** The footer links to the page, and with `menu` the menu of a phone does too. */
  readonly footer?: true | "menu";
  /** The worker waits longer for the network, because people pay or call from here (decision 009). */
  readonly patient?: true;
  /** The page has an island, so it may weigh more. */
  readonly island?: true;
  /** Search engines may not list the page, ever or while its records are examples. */
  readonly unindexed?: true | "examples";
};

/** What no file in `src/pages` can say. Menu and footer list the pages in this order. */
export const pages = {
  home: { path: "/", header: true },
  about: { path: "/about", header: true, footer: true },
  ourWork: { path: "/our-work", header: true, footer: true },
  getInvolved: { path: "/get-involved", header: true, footer: true, island: true },
  contact: { path: "/contact", header: true, patient: true, island: true },
  donate: { path: "/donate", footer: true, patient: true, island: true },
  questions: { path: "/questions", footer: "menu", patient: true },
  events: { path: "/events", footer: "menu", unindexed: "examples" },
  diary: { path: "/diary", footer: "menu", unindexed: "examples" },
  accounts: { path: "/accounts", footer: "menu", unindexed: "examples" },
  facts: { path: "/facts", footer: true },
  privacy: { path: "/privacy", footer: true },
  accessibility: { path: "/accessibility", footer: true },
  afterTransfer: { path: "/donate/after", patient: true, island: true, unindexed: true },
  poster: { path: "/donate/poster", patient: true, unindexed: true },
  notSaved: { path: "/not-saved", unindexed: true },
  notFound: { path: "/404", unindexed: true },
} as const satisfies Record<string, PageRow>;

export type PageId = keyof typeof pages;

export const pageIds = Object.keys(pages).filter((id): id is PageId => id in pages);

export const pageRow = (page: PageId): PageRow => pages[page];

/** The pages whose row has this key, or this value there. */
export const pagesWith = (key: keyof PageRow, value?: string): readonly PageId[] =>
  pageIds.filter((page) => (value ? pageRow(page)[key] === value : key in pageRow(page)));

/** The worker keeps these pages before they are visited, in this order. */
export const keptAhead: readonly PageId[] = ["home", "donate", "contact", "notSaved"];

/** Whether search engines may list a page and its subpages. */
export function isIndexed(page: PageId): boolean {
  const { unindexed = false } = pageRow(page);
  return unindexed === "examples" ? !loadExamples() : !unindexed;
}
