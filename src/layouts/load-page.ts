import type * as v from "valibot";
import type { Template } from "../content/kit.ts";
import { languages, loadTexts } from "../content/load-content.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { entriesOf, type PageId } from "../site-map.ts";
import { pageHead } from "./page-head.ts";
import { loadShell } from "./shell.ts";

/** What every page's texts begin with. */
type WithHead = { head: { title: string; description: string | Template<"founded"> } };

/**
 * The paths of a page for Astro: one for each language, the main one without a prefix. The language
 * comes along as a prop.
 */
export const localePaths = () =>
  languages().map((language) => ({
    params: { locale: language.prefix.slice(1) || undefined },
    props: { language },
  }));

/** The same for the entries below a page; the name of the entry comes along too. */
export const entryPaths = (page: PageId) =>
  localePaths().flatMap(({ params, props }) =>
    entriesOf(page).map((entry) => ({
      params: { ...params, entry },
      props: { ...props, entry },
    })),
  );

/**
 * All that a page is made of in a language: the shell, the head and its own texts, from the file that has
 * the page's name: `myGift` is in `my-gift.yaml`.
 * @throws ContentError naming the file, each wrong key and what was expected
 */
export function loadPage<Schema extends v.GenericSchema<unknown, WithHead>>(
  page: PageId,
  schema: Schema,
  language: Language,
) {
  const file = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const { head, ...texts } = loadTexts(`${file}.yaml`, schema, language);
  const shell = loadShell(page, language);
  const { title, description } = head;
  const words =
    typeof description === "string"
      ? description
      : interpolate(description, { founded: shell.site.founded });
  return { shell, head: pageHead(page, language, { title, description: words }), texts };
}
