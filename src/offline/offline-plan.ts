/** The data of the build for the worker. Addresses have no language prefix. */
export type OfflinePlan = {
  /** Changes with every page, so that browsers find a new worker. */
  readonly build: string;
  /** The prefix of each language, such as `/ar`. The main language has none, and is first. */
  readonly languages: readonly string[];
  readonly pages: readonly string[];
  /** The pages for which the worker waits longer for the network, because people pay or call from them. */
  readonly patientPages: readonly string[];
  /** The page for an address that is not saved. */
  readonly notSaved: string;
  /** A tag that only pages of the site have. */
  readonly ownTag: string;
};

declare global {
  const offlinePlan: OfflinePlan;
}

/** An address as the prefix of its language and the rest. */
export type Address = { readonly language: string; readonly page: string };

export function addressOf(
  pathname: string,
  { languages }: Pick<OfflinePlan, "languages">,
): Address {
  const path = decoded(pathname).replace(/\/+$/, "");
  const [main = "", ...others] = languages;
  const language =
    others.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? main;
  return { language, page: path.slice(language.length) };
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

export const keyOf = ({ language, page }: Address): string => language + page || "/";
