import { languages } from "../content/load-content.server.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { fromKeys } from "../ui/from-keys.ts";
import { type PageId, pageIds, rowOf } from "./pages.server.ts";

/** The folder for files whose names change with their content. */
export const hashedFolder = "assets";

/** The folder for photographs, whose names change too. The worker saves none of them in advance. */
export const photographFolder = "photographs";

export const editorPath = "/admin";

export function pathOf(
  page: PageId,
  { prefix }: Pick<Language, "prefix">,
  subpage?: string,
): string {
  if (page === "home") return prefix || "/";
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
