import {
  cacheControl,
  contentTypes,
  editorHeaders,
  editorPath,
  hashedFolder,
  isText,
  securityHeaders,
} from "../server/headers.ts";
import { languages } from "../src/content/load-content.ts";
import { loadSite } from "../src/content/site.ts";

/** What every host must do, whatever its configuration looks like. */
export type SiteRules = {
  /** `https://khayma-relief.example`, the one address of the site. */
  readonly origin: string;
  readonly host: string;
  /** The other way to write the host: with or without `www.`. It leads to the first. */
  readonly otherHost: string;
  /** Sent with every answer, errors and redirections too. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where the editor of the words is, and those headers that it gets with another value. */
  readonly editor: { readonly path: string; readonly headers: Readonly<Record<string, string>> };
  /** The folder of files that never change, and how long these and the others may be kept. */
  readonly hashedFolder: string;
  readonly cacheControl: { readonly hashed: string; readonly others: string };
  /** `/fr`: below it, the not-found page is `/fr/404.html`. Elsewhere it is `/404.html`. */
  readonly languagePrefixes: readonly string[];
  /** Media types by the ending of a file's name, without a charset. */
  readonly types: ReadonlyMap<string, string>;
  /** The media types that are text, in UTF-8. */
  readonly textTypes: readonly string[];
};

/** The rules of this site, from its content and from the local server's headers. */
export function siteRules(): SiteRules {
  const { address } = loadSite();
  const { host } = new URL(address);
  const usual = new Map<string, string>(Object.entries(securityHeaders));
  const bare = (type: string) => type.replace(/;.*/u, "");
  return {
    origin: address,
    host,
    otherHost: host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`,
    headers: securityHeaders,
    editor: {
      path: editorPath,
      headers: Object.fromEntries(
        Object.entries(editorHeaders).filter(([name, value]) => usual.get(name) !== value),
      ),
    },
    hashedFolder: `/${hashedFolder}`,
    cacheControl,
    languagePrefixes: languages().flatMap(({ prefix }) => (prefix === "" ? [] : [prefix])),
    types: new Map(Object.entries(contentTypes).map(([ending, type]) => [ending, bare(type)])),
    textTypes: [...new Set(Object.values(contentTypes).filter(isText).map(bare))],
  };
}
