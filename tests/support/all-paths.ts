import { type PageId, pageIds, pathOf } from "../../src/content/addresses.server.ts";
import { languages } from "../../src/content/load-content.server.ts";
import type { Language } from "../../src/i18n/languages-schema.server.ts";
import { entriesOf } from "../../src/seo/site-files.server.ts";

/** The addresses of a page and of all its entries. */
export function pathsOf(page: PageId, language: Pick<Language, "prefix">): string[] {
  return [undefined, ...entriesOf(page)].map((entry) => pathOf(page, language, entry));
}

export function allPaths(): string[] {
  return languages().flatMap((language) => pageIds.flatMap((page) => pathsOf(page, language)));
}
