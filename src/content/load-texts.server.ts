import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Texts } from "../../generated/texts.ts";
import { isKeys, placeholder, placeholdersIn, pluralCategories } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { checkContent, contentFolder, languages, readYaml } from "./load-content.server.ts";
import { ruleAt, type TextRule } from "./text-rules.server.ts";

/** By its name in code: `getInvolved` is `get-involved.yaml`. */
export type TextName = keyof Texts;

/** @throws ContentError naming the file, each wrong key and what was expected */
export function loadTexts<Name extends TextName>(name: Name, language: Language): Texts[Name] {
  const texts = checkTexts(name, language);
  // The types are made from the English file, and the texts were checked against the same.
  return texts as Texts[Name];
}

type Checked = { readonly english: unknown; readonly texts: unknown };

/** Every page asks for the same texts. */
const checked = new WeakMap<object, Checked>();

export function checkTexts(name: string, { code, locale }: Language): unknown {
  const file = textFile(name, code);
  const [english, own] = [readYaml(textFile(name)), readYaml(file)];
  const known = isKeys(own) ? checked.get(own) : undefined;
  if (known?.english === english) return known?.texts;
  const schema = textsSchema(name, english, locale);
  const texts = checkContent(join(contentFolder(), file), own, schema);
  if (isKeys(own)) checked.set(own, { english, texts });
  return texts;
}

/** By their names in code: `getInvolved` is `get-involved.yaml`. */
export function textNames(): string[] {
  return readdirSync(join(contentFolder(), mainCode()))
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => file.slice(0, -5).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
}

/** Below the content folder. */
export function textFile(name: string, code = mainCode()): string {
  return join(code, `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`);
}

function mainCode(): string {
  return languages()[0]?.code ?? "en";
}

export const words = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== "", "a text that is not empty"),
  v.check(
    (text) => text === text.trim() || text.trim() === "",
    "a text without spaces at its ends",
  ),
  v.transform(keepPercentages),
);

/**
 * Behind Arabic letters "100%" would be painted as "%100" (Unicode, annex 9, rule W2). The marks are those
 * of CLDR's Arabic percentages in Latin digits.
 */
function keepPercentages(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? text.replaceAll(/(?<=\d)%/g, "\u200E%\u200E") : text;
}

/** Counts a placeholder as the four digits of the year that takes its place. */
export function ofLength(min: number, max: number) {
  return v.check<string, string>((value) => {
    const { length } = value.replaceAll(placeholder, "2018");
    return length >= min && length <= max;
  }, `a text of ${min} to ${max} characters`);
}

/** @param names sorted */
export function hasExactPlaceholders(names: readonly string[]) {
  const expected =
    names.length === 0
      ? "a text without {placeholders}"
      : `a text with exactly these placeholders: ${showPlaceholders(names)}`;
  return v.check<string, string>(
    (value) => showPlaceholders(placeholdersIn(value)) === showPlaceholders(names),
    expected,
  );
}

function hasNoOtherPlaceholders(names: readonly string[]) {
  return v.check<string, string>(
    (value) => placeholdersIn(value).every((found) => names.includes(found)),
    `a text with no other placeholders than ${showPlaceholders(names)}`,
  );
}

function showPlaceholders(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(", ");
}

type Use = {
  readonly name: string;
  readonly locale: string;
  readonly ids: Set<string>;
};

/** English gives keys, lists and placeholders, the language its plural forms; the rest are rules by hand. */
export function textsSchema(name: string, english: unknown, locale: string): v.GenericSchema {
  const use = { name, locale, ids: new Set<string>() };
  return schemaAt(english, [], use);
}

function schemaAt(english: unknown, path: readonly string[], use: Use): v.GenericSchema {
  const rule = ruleAt(use.name, path);
  if (rule.oneOf) return sameAs(english, rule.oneOf);
  if (rule.id) return idSchema(english, use);
  if (Array.isArray(english)) return listSchema(english, path, rule, use);
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
      ? `${file} has no such key; correct its spelling, or write it there first`
      : `this key is missing; ${file} has it`,
  );
}

function listSchema(
  english: readonly unknown[],
  path: readonly string[],
  { items }: TextRule,
  use: Use,
): v.GenericSchema {
  const schemas = english.map((item, i) => schemaAt(item, [...path, `${i}`], use));
  const count = items ?? english.length;
  return v.pipe(
    v.array(v.unknown()),
    v.nonEmpty("at least one entry"),
    v.length(count, `exactly ${count} items${items ? "" : `, as in ${textFile(use.name)}`}`),
    v.strictTuple(schemas),
  );
}

function pluralSchema(other: string, { locale }: Use): v.GenericSchema {
  const names = placeholdersIn(other);
  const wording = v.pipe(words, hasNoOtherPlaceholders(names));
  const own: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const categories = pluralCategories.filter((one) => own.includes(one));
  const forms = v.strictObject(
    {
      ...v.entriesFromList(categories, wording),
      other: v.pipe(wording, hasExactPlaceholders(names)),
    },
    ({ expected }) =>
      expected === "never"
        ? `the language has no such plural form; it has ${categories.join(", ")}`
        : `this plural form is missing; the language has ${categories.join(", ")}`,
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

function sameAs(english: unknown, among: readonly string[]) {
  return v.pipe(
    v.picklist(among),
    v.check((value) => value === english, `“${english}”, which is the same in every language`),
  );
}

function idSchema(english: unknown, { ids }: Use): v.GenericSchema {
  const name = v.pipe(words, v.regex(/^[a-z]+(-[a-z]+)*$/, "a name such as how-to-give"));
  const twice = ids.has(`${english}`);
  ids.add(`${english}`);
  return v.pipe(
    name,
    v.check(() => !twice, "each id once"),
    v.check((value) => value === english, `“${english}”, which is the same in every language`),
  );
}

export function isPlural(value: unknown): value is Record<string, unknown> & { other: string } {
  const known: readonly string[] = pluralCategories;
  return (
    isKeys(value) &&
    typeof value["other"] === "string" &&
    Object.keys(value).every((key) => known.includes(key))
  );
}
