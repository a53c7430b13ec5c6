import type { PageId } from "../content/addresses.server.ts";
import { orStop } from "../content/content-error.server.ts";
import { languages } from "../content/load-content.server.ts";
import { loadTexts } from "../content/load-texts.server.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { loadShell } from "../ui/shell.server.ts";
import { pageHead, payeeMark } from "./page-head.server.ts";
import { type EntryData, structuredData } from "./structured-data.server.ts";

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
  const load = () => {
    const { head, ...texts } = loadTexts(page, language);
    const { title, description: text } = head;
    const shell = loadShell(page, language, entry?.name);
    const { founded } = shell.site;
    const description = typeof text === "string" ? text : interpolate(text, { founded });
    const tags = pageHead(page, language, entry?.head ?? { title, description }, entry);
    const about = structuredData(page, language, entry);
    return { shell, head: { ...tags, payee: payeeMark(page), about }, texts };
  };
  return import.meta.env.PROD ? orStop(load) : load();
}

export type PageHead = ReturnType<typeof loadPage>["head"];
