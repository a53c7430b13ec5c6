import type * as v from "valibot";
import { loadTexts } from "../content/load-content.ts";
import { languages } from "../i18n/languages.ts";
import type { Language } from "../i18n/languages-schema.ts";
import type { PageId } from "../site-map.ts";
import { pageHead } from "./page-head.ts";
import { loadShell } from "./shell.ts";

type WithHead = { head: { title: string; description: string } };

/**
 * The paths of a page for Astro: one for each language, the main one without a prefix. The language
 * comes along as a prop.
 */
export function localePaths(): {
  params: { locale: string | undefined };
  props: { language: Language };
}[] {
  return languages().map((language) => ({
    params: { locale: language.prefix.slice(1) || undefined },
    props: { language },
  }));
}

/**
 * All that a page is made of in a language: the shell, the head and its own texts.
 * @throws ContentError naming the file, each wrong key and what was expected
 */
export function loadPage<Schema extends v.GenericSchema<unknown, WithHead>>(
  page: PageId,
  file: string,
  schema: Schema,
  language: Language,
) {
  const { head, ...texts } = loadTexts(file, schema, language);
  return { shell: loadShell(page, language), head: pageHead(page, language, head), texts };
}
