import type { Language } from "../i18n/languages-schema.server.ts";
import { ContentError } from "./content-error.server.ts";
import { fromKeys } from "./from-keys.ts";
import { languages } from "./load-content.server.ts";
import { isPageId, type PageId, pageIds, rowOf } from "./pages.server.ts";

/** The folder of files whose names change with their content. */
export const hashedFolder = "assets";

export const editorPath = "/admin";

export function pathOf(
  page: PageId,
  { prefix }: Pick<Language, "prefix">,
  subpage?: string,
): string {
  if (page === "home") return prefix || "/";
  // TypeScript does not check Astro's pages, so an address could contain "undefined".
  if (!isPageId(page)) {
    const expected = "no such page is listed; add it to `pages`";
    throw new ContentError("src/content/pages.server.ts", [{ path: String(page), expected }]);
  }
  return `${prefix}${rowOf(page).path}${subpage === undefined ? "" : `/${subpage}`}`;
}

export function pathsIn(language: Pick<Language, "prefix">): Record<PageId, string> {
  return fromKeys(pageIds, (page) => pathOf(page, language));
}

export const localePaths = () =>
  languages().map((language) => ({
    params: { locale: language.prefix.slice(1) || undefined },
    props: { language },
  }));

export const subpagePaths = (subpages: readonly string[]) =>
  localePaths().flatMap(({ params, props }) =>
    [undefined, ...subpages].map((subpage) => ({
      params: { ...params, subpage },
      props: { ...props, subpage },
    })),
  );

/** `/` has the file `index.html`, and `/fr/about` has `fr/about.html`. */
export function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
