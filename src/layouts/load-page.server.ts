import type { PageId } from "../content/addresses.server.ts";
import { orStop } from "../content/content-error.server.ts";
import { languages } from "../content/load-content.server.ts";
import { loadTexts } from "../content/load-texts.server.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { loadShell } from "../ui/shell.server.ts";
import { pageHead } from "./page-head.server.ts";
import type { EntryData } from "./structured-data.server.ts";

export const localePaths = () =>
  languages().map((language) => ({
    params: { locale: language.prefix.slice(1) || undefined },
    props: { language },
  }));

export const entryPaths = (entries: readonly string[]) =>
  localePaths().flatMap(({ params, props }) =>
    [undefined, ...entries].map((entry) => ({
      params: { ...params, entry },
      props: { ...props, entry },
    })),
  );

/**
 * The texts are in the file that has the page's name: `myGift` is in `my-gift.yaml`.
 * @param entry the entry below the page, when that is what is shown
 * @throws ContentError; a build says it and ends
 */
export function loadPage<Page extends PageId>(page: Page, language: Language, entry?: EntryData) {
  const load = () => readPage(page, language, entry);
  return import.meta.env.PROD ? orStop(load) : load();
}

function readPage<Page extends PageId>(page: Page, language: Language, entry?: EntryData) {
  const { head, ...texts } = loadTexts(page, language);
  const shell = loadShell(page, language, entry?.name);
  const { title, description } = head;
  const words =
    typeof description === "string"
      ? description
      : interpolate(description, { founded: shell.site.founded });
  const own = entry?.head ?? { title, description: words };
  return { shell, head: pageHead(page, language, own, entry), texts, entry };
}
