import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Texts } from "../../generated/texts.ts";
import { isKeys, isPlural, placeholdersIn, pluralCategories } from "../i18n/interpolate.ts";
import { type Language, languagesSchema } from "../i18n/languages-schema.server.ts";
import { say } from "../terminal/say.server.ts";
import { contentFolder, fileReader, readContent, readYaml } from "./read-yaml.server.ts";
import {
  hasExactPlaceholders,
  hasNoOtherPlaceholders,
  ofLength,
  words,
} from "./schema-helpers.server.ts";
import { ruleAt, type TextRule } from "./text-rules.server.ts";

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
export const checkTexts = (name: string, { code, locale }: Language): unknown =>
  readTexts(textFile(name, code), name, readYaml(textFile(name)), locale);

const readTexts = fileReader((file, _bytes, name: string, english: unknown, locale: string) =>
  readContent(file, textsSchema(name, english, locale)),
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

type Use = { readonly name: string; readonly locale: string };

/** The English file defines keys, lists and placeholders. The other rules are plural forms and text-rules. */
export function textsSchema(name: string, english: unknown, locale: string): v.GenericSchema {
  return schemaAt(english, [], { name, locale });
}

function schemaAt(english: unknown, path: readonly string[], use: Use): v.GenericSchema {
  const rule = ruleAt(use.name, path);
  if (rule.oneOf) return v.pipe(v.picklist(rule.oneOf), sameAs(english));
  if (rule.id) return v.pipe(words, sameAs(english));
  if (Array.isArray(english)) return listSchema(english, path, use);
  if (isPlural(english)) return pluralSchema(english.other, use);
  if (isKeys(english)) return keysSchema(english, path, use);
  return sentenceSchema(typeof english === "string" ? english : "", rule);
}

function keysSchema(english: Record<string, unknown>, path: readonly string[], use: Use) {
  const entries = Object.entries(english).map(([key, value]) => [
    key,
    schemaAt(value, [...path, key], use),
  ]);
  const file = textFile(use.name);
  return v.strictObject(Object.fromEntries(entries), ({ expected }) =>
    expected === "never"
      ? say("{file} has no such key; correct its spelling, or write it there first", { file })
      : say("this key is missing; {file} has it", { file }),
  );
}

function listSchema(english: readonly unknown[], path: readonly string[], use: Use) {
  const schemas = english.map((item, i) => schemaAt(item, [...path, `${i}`], use));
  const { length } = english;
  const file = textFile(use.name);
  return v.pipe(
    v.array(v.unknown()),
    v.nonEmpty(say("at least one entry")),
    v.length(length, say("exactly {count} items, as in {file}", { count: `${length}`, file })),
    v.strictTuple(schemas),
  );
}

function pluralSchema(other: string, { locale }: Use): v.GenericSchema {
  const names = placeholdersIn(other);
  const wording = v.pipe(words, hasNoOtherPlaceholders(names));
  const ownCategories: readonly string[] = new Intl.PluralRules(locale).resolvedOptions()
    .pluralCategories;
  const categories = pluralCategories.filter((category) => ownCategories.includes(category));
  const list = categories.join(", ");
  const forms = v.strictObject(
    {
      ...v.entriesFromList(categories, wording),
      other: v.pipe(wording, hasExactPlaceholders(names)),
    },
    ({ expected }) =>
      expected === "never"
        ? say("the language has no such plural form; it has {forms}", { forms: list })
        : say("this plural form is missing; the language has {forms}", { forms: list }),
  );
  return v.pipe(
    forms,
    v.transform((plural) => ({ plural })),
  );
}

function sentenceSchema(english: string, { length = [1, 5000], anyOf }: TextRule) {
  const names = placeholdersIn(english);
  const limited = v.pipe(words, ofLength(...length));
  const known = anyOf ? v.pipe(limited, hasNoOtherPlaceholders(anyOf)) : limited;
  const whole = v.pipe(known, hasExactPlaceholders(names));
  if (!anyOf && names.length === 0) return whole;
  return v.pipe(
    whole,
    v.transform((template) => ({ template })),
  );
}

const sameAs = <Value extends string>(english: unknown) =>
  v.check<Value, string>(
    (value) => value === english,
    say("“{english}”, which is the same in every language", { english: `${english}` }),
  );
