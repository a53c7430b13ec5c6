import type * as v from "valibot";
import { loadTexts } from "../../src/content/load-content.ts";
import { languages } from "../../src/i18n/languages.ts";
import type { Language } from "../../src/i18n/languages-schema.ts";
import { loadShell, type Shell } from "../../src/layouts/shell.ts";

/** What a journey needs to know of a language: its addresses and the words it should meet. */
export type InLanguage = {
  language: Language;
  shell: Shell;
  texts: <Schema extends v.GenericSchema>(file: string, schema: Schema) => v.InferOutput<Schema>;
};

/** Every language of the site, with its words read from the content. */
export const everyLanguage: readonly InLanguage[] = languages().map((language) => ({
  language,
  shell: loadShell("home", language),
  texts: (file, schema) => loadTexts(file, schema, language),
}));
