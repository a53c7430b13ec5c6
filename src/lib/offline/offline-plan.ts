/** What the build tells the worker. Pages are named by whole addresses, such as `/fr/donate`. */
export type OfflinePlan = {
  /** Changes with the pages that are kept ahead, so that browsers find a new worker. */
  readonly build: string;
  /** The pages that are kept ahead, by the prefix of their language, such as `/ar` and "". */
  readonly ahead: Readonly<Record<string, readonly string[]>>;
  /** The page that says what is saved, without the prefix of a language. */
  readonly notSaved: string;
  /** The pages for which the worker waits longer for the network, because people pay or call from them. */
  readonly patient: readonly string[];
  /** A tag that only pages of the site have. */
  readonly ownTag: string;
  /** Not all pages are named. Others, such as an entry of the diary, show the files of every page. */
  readonly files: Readonly<Record<string, PageFiles>>;
};

/** The names of the files in `/assets/` that a page needs: at first, and for its islands besides. */
export type PageFiles = { readonly shown: readonly string[]; readonly islands: readonly string[] };

/** Whether an answer may be a script, font, picture or list: a failing host or a hotspot sends a page with 200. */
export const isFile = ({ ok, redirected, headers }: Response): boolean =>
  ok &&
  !redirected &&
  /^image|font|octet-stream|script|json/.test(`${headers.get("content-type")}`);

/** The address under which a page is saved. */
export const keyOf = (path: string): string => path.replace(/\/+$/, "") || "/";

/** @returns the prefix of the page's language */
export const languageOf = (key: string, prefixes: readonly string[]): string =>
  prefixes.find((prefix) => prefix !== "" && `${key}/`.startsWith(`${prefix}/`)) ?? "";
