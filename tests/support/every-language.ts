import type { Texts } from "../../generated/texts.ts";
import { loadShell, type Shell } from "../../src/components/shell/shell.server.ts";
import { languages, loadTexts, type TextName } from "../../src/lib/content/load-content.server.ts";
import type { Language } from "../../src/lib/i18n/languages-schema.server.ts";

export type InLanguage = {
  language: Language;
  shell: Shell;
  texts: <Name extends TextName>(name: Name) => Texts[Name];
};

export const everyLanguage: readonly InLanguage[] = languages().map((language) => ({
  language,
  shell: loadShell("home", language),
  texts: (name) => loadTexts(name, language),
}));

/** The first language of each direction, for tests of layout. */
export const eachDirection: readonly InLanguage[] = everyLanguage.filter(
  ({ language }, i, all) => all.findIndex((other) => other.language.dir === language.dir) === i,
);

export function mainLanguage(): InLanguage {
  const [main] = everyLanguage;
  if (main === undefined) throw new Error("the site has no language");
  return main;
}

/** Whether words stand on pages also where nobody is paid. A holder may have the charity's name. */
export const isNameOfCharity = (words: string): boolean =>
  everyLanguage
    .flatMap(({ shell: { ui, site } }) => [ui.name, site.registration?.name])
    .some((name) => name?.toLowerCase().includes(words.toLowerCase()));
