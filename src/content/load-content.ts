import { join } from "node:path";
import * as v from "valibot";
import { languages } from "../i18n/languages.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { figuresSchema } from "./figures.ts";
import { matchLanguage } from "./match-language.ts";
import { contentFolder, readContent } from "./read-yaml.ts";
import { siteSchema } from "./site.ts";

/**
 * Reads a file of texts in one language and checks that it matches the main language.
 * @param file name below the language's folder, such as `home.yaml`
 * @throws ContentError naming the file, each wrong key and what was expected
 */
export function loadTexts<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  language: Language,
): v.InferOutput<Schema> {
  const read = (code: string) => readContent(join(code, file), schema);
  const [main = language] = languages();
  const texts = read(language.code);
  const mainTexts = read(main.code);
  if (matched.get(texts) !== mainTexts) {
    matchLanguage(join(contentFolder(), language.code, file), texts, mainTexts, language.locale);
    matched.set(texts, mainTexts);
  }
  return texts;
}

/** What was found to match the main language's texts already. */
const matched = new Map<unknown, unknown>();

/** Every page reads them: an unchanged file is checked once. */
const checkedSite = v.cache(siteSchema);
const checkedFigures = v.cache(figuresSchema);

/** Who the charity is, from `content/site.yaml`. */
export const loadSite = () => readContent("site.yaml", checkedSite);

/** The numbers of the site, from `content/figures.yaml`. */
export const loadFigures = () => readContent("figures.yaml", checkedFigures);
