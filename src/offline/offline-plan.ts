import type { DayWords } from "../i18n/day-words.ts";

export type OfflineLanguage = {
  /** A prefix such as `/ar`, or empty for the main language. */
  readonly prefix: string;
  readonly days: DayWords;
};

/** The data of the build for the worker. Addresses have no language prefix. */
export type OfflinePlan = {
  /** Changes with every page, so that browsers find a new worker. */
  readonly build: string;
  readonly languages: readonly OfflineLanguage[];
  readonly pages: readonly string[];
  /** Pages that show the payee. They wait longer for the network. */
  readonly payees: readonly string[];
  readonly newsScript: string;
  /** The pages of forms, and the page that shows waiting messages. */
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

/** `/%64onate` is the address of Donate. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // These bytes are no UTF-8, so no page of the site has this address.
    return pathname;
  }
}

export function keyOf({ language, page }: Place): string {
  return language.prefix + page || "/";
}
