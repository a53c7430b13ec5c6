import { createHash } from "node:crypto";
import { languages } from "../content/load-content.server.ts";
import { fromKeys } from "../from-keys.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { type PageId, pageIds, pageRow } from "./pages.server.ts";

/** The folder for files whose names change with their content. */
export const hashedFolder = "assets";

/** Eight characters for the name of a file, which change with its content. */
export const hashOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);

export const hashedPath = (name: string, ending: string, content: string): string =>
  `/${hashedFolder}/${name}.${hashOf(content)}.${ending}`;

/** The folder for photographs, whose names change too. The worker saves none of them in advance. */
export const photographFolder = "photographs";

export const editorPath = "/admin";

export function pathOf(
  page: PageId,
  { prefix }: Pick<Language, "prefix">,
  subpage?: string,
): string {
  if (page === "home") return prefix || "/";
  return `${prefix}${pageRow(page).path}${subpage === undefined ? "" : `/${subpage}`}`;
}

export function pathsIn(language: Pick<Language, "prefix">): Record<PageId, string> {
  return fromKeys(pageIds, (page) => pathOf(page, language));
}

/** The answer for families on Questions, which menu and footer lead to. */
export const helpAnswer = "ask-for-help";

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
