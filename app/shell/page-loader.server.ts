import type * as v from "valibot";
import { loadTexts } from "../content/load-content.server.ts";
import type { Language } from "../content/schemas/languages.ts";
import { describePath } from "../site-map.server.ts";
import { type PageHead, pageHead } from "./page-head.server.ts";

type WithHead = { head: { title: string; description: string } };

/**
 * A route loader that reads the page's texts in the language of the address. It runs when the
 * page is prerendered (and in development), never in a browser.
 */
export function textsLoader<Schema extends v.GenericSchema<unknown, WithHead>>(
  file: string,
  schema: Schema,
) {
  return ({ request }: { request: Request }): { texts: v.InferOutput<Schema>; head: PageHead } => {
    const { page, language } = describePath(new URL(request.url).pathname);
    const texts = loadTexts(file, schema, language);
    return { texts, head: pageHead(page, language, texts.head) };
  };
}

/** The language of the page that a loader was asked for. */
export function languageOfRequest(request: Request): Language {
  return describePath(new URL(request.url).pathname).language;
}
