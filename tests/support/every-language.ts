import type * as v from "valibot";
import { languages } from "../../app/content/languages.server.ts";
import { loadTexts } from "../../app/content/load-content.server.ts";
import type { Language } from "../../app/content/schemas/languages.ts";
import { loadShell, type Shell } from "../../app/shell/shell.server.ts";
import { pathOf } from "../../app/site-map.server.ts";

/** What a journey needs to know of a language: its addresses and the words it should meet. */
export type InLanguage = {
  language: Language;
  shell: Shell;
  texts: <Schema extends v.GenericSchema>(file: string, schema: Schema) => v.InferOutput<Schema>;
};

/** Every language of the site, with its words read from the content. */
export const everyLanguage: readonly InLanguage[] = languages().map((language) => ({
  language,
  shell: loadShell(pathOf("home", language)),
  texts: (file, schema) => loadTexts(file, schema, language),
}));
