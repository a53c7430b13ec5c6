import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheControl, hashedFolder } from "../server/headers.ts";
import { languages } from "../src/content/load-content.ts";
import { loadSite } from "../src/content/site.ts";

/** What the configurations of all hosts take from the content. */
export type SiteRules = ReturnType<typeof siteRules>;

/**
 * The canonical host and its other spelling (with or without `www.`), which redirects to it; and the
 * languages' prefixes: below `/fr` the not-found page is `/fr/404.html`.
 */
export function siteRules() {
  const { address } = loadSite();
  const { host } = new URL(address);
  return {
    origin: address,
    host,
    otherHost: host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`,
    prefixes: languages().flatMap(({ prefix }) => (prefix === "" ? [] : [prefix])),
  };
}

/** The variable of a server's configuration that holds the value of a header. */
export function variableOf(header: string): string {
  return `khayma_${header.toLowerCase().replaceAll("-", "_")}`;
}

/**
 * A server's configuration from a template of this folder. `{{name}}` stands for a value; alone on a line
 * it may stand for a list, each item on a line of its own with the same indent.
 * @throws Error for a name without a value
 */
export function fillTemplate(
  file: string,
  { prefixes }: SiteRules,
  values: Readonly<Record<string, string | readonly string[]>>,
): string {
  const all: typeof values = {
    cacheHashed: cacheControl.hashed,
    cacheOthers: cacheControl.others,
    hashedFolder,
    languagePrefixes: prefixes.join("|"),
    ...values,
  };
  const linesOf = (name: string) => {
    const value = all[name];
    if (value === undefined) throw new Error(`${file}: there is no value for ${name}`);
    return [value].flat();
  };
  return readFileSync(join(import.meta.dirname, file), "utf8")
    .replace(/^(\s*)\{\{(\w+)\}\}$/gmu, (_line, indent: string, name: string) =>
      linesOf(name)
        .map((line) => indent + line)
        .join("\n"),
    )
    .replace(/\{\{(\w+)\}\}/gu, (_place, name: string) => linesOf(name).join(" "));
}
