import type { DayWords } from "../i18n/day-words.ts";

export type OfflineLanguage = {
  /** Such as `/ar`; empty for the main language. */
  readonly prefix: string;
  readonly days: DayWords;
};

/** What the build tells the worker. Addresses are without the language's prefix. */
export type OfflinePlan = {
  /** Changes with every page: browsers notice a new build by the bytes of the worker. */
  readonly build: string;
  readonly languages: readonly OfflineLanguage[];
  readonly pages: readonly string[];
  /** The pages that say who is paid, which wait longer for the network. */
  readonly payees: readonly string[];
  readonly newsScript: string;
  /** The pages whose messages can wait, and the one that shows those. */
  readonly forms: readonly string[];
  readonly outbox: string;
};

declare global {
  const offlinePlan: OfflinePlan;
}

export type Place = { readonly language: OfflineLanguage; readonly page: string };

export function placeOf(pathname: string, { languages }: OfflinePlan): Place {
  const path = decoded(pathname).replace(/\/+$/, "");
  const [main, ...others] = languages;
  const language =
    others.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`)) ?? main;
  if (!language) throw new Error("the site has no language");
  return { language, page: path.slice(language.prefix.length) };
}

/** `/%64onate` is Donate. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // Bytes that are no UTF-8: no page of the site.
    return pathname;
  }
}

export function keyOf({ language, page }: Place): string {
  return language.prefix + page || "/";
}
