import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Texts } from "../../../generated/texts.ts";
import { isKeys } from "../i18n/interpolate.ts";
import { type Language, languagesSchema } from "../i18n/languages-schema.server.ts";
import { contentFolder, fileReader, readContent, readYaml } from "./read-yaml.server.ts";
import { textsSchema } from "./text-schema.server.ts";

const readLanguages = fileReader((file) => readContent(file, languagesSchema));

/** The languages, with the main language first. */
export const languages = (): readonly [Language, ...Language[]] => readLanguages("languages.yaml");

export function languageOfPath(path: string): Language {
  const [main, ...others] = languages();
  const found = others.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return found ?? main;
}

/** The name in code: `getInvolved` is the file `get-involved.yaml`. */
export type TextName = keyof Texts;

/** @throws ContentError naming the file, each wrong key and the expected value */
export function loadTexts<Name extends TextName>(name: Name, language: Language): Texts[Name] {
  const texts = checkTexts(name, language);
  // The types come from the English file, and the texts were compared with the same file.
  return texts as Texts[Name];
}

/** Compares a language's texts with the English ones, again when either file has changed. */
export const checkTexts = (name: string, language: Language): unknown =>
  readTexts(textFile(name, language.code), name, language);

const readTexts = fileReader(
  (file, _bytes, name: string, { code, locale }: Language) => {
    const englishFile = textFile(name);
    const ui = readYaml(textFile("ui", code));
    // The charity's name stands in other texts.
    const charity = isKeys(ui) ? `${ui["name"]}`.trim() : "";
    const target = { name, englishFile, locale, charity };
    return readContent(file, textsSchema(readYaml(englishFile), target));
  },
  (_, name, { code }) => [textFile(name), textFile("ui", code)],
);

/** Names in code: `getInvolved` is the file `get-involved.yaml`. */
export function textNames(): string[] {
  return readdirSync(join(contentFolder(), languages()[0].code))
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => file.slice(0, -5).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
}

export function textFile(name: string, code = languages()[0].code): string {
  return join(code, `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`);
}
