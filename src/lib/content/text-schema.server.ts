import * as v from "valibot";
import { isKeys, isPlural, placeholdersLeft } from "../i18n/interpolate.ts";
import { say } from "../terminal/say.server.ts";
import {
  anyProse,
  exactText,
  hasExactPlaceholders,
  hasNoOtherPlaceholders,
  ofLength,
} from "./schema-helpers.server.ts";
import { ruleAt, type TextRule } from "./text-rules.server.ts";

type Target = {
  /** The name in code, by which `text-rules.server.ts` has its rules. */
  readonly name: string;
  readonly englishFile: string;
  /** Decides which plural forms there are. */
  readonly locale: string;
  /** Stands for `{name}`. */
  readonly charity: string;
};

/** The schema of a language's texts: the keys, lists and placeholders of the English ones. */
export function textsSchema(english: unknown, target: Target): v.GenericSchema {
  return schemaAt(english, [], target);
}

function schemaAt(english: unknown, path: readonly string[], target: Target): v.GenericSchema {
  const rule = ruleAt(target.name, path);
  if (rule.oneOf) return v.pipe(v.picklist(rule.oneOf), sameAs(english));
  if (rule.id) return v.pipe(exactText, sameAs(english));
  if (Array.isArray(english)) return listSchema(english, path, target);
  if (isPlural(english)) return pluralSchema(english.other, target);
  if (isKeys(english)) return keysSchema(english, path, target);
  return sentenceSchema(typeof english === "string" ? english : "", rule, target);
}

function keysSchema(english: Record<string, unknown>, path: readonly string[], target: Target) {
  const entries = Object.entries(english).map(([key, value]) => [
    key,
    schemaAt(value, [...path, key], target),
  ]);
  const file = target.englishFile;
  return v.strictObject(Object.fromEntries(entries), ({ expected }) =>
    expected === "never"
      ? say("{file} has no such key; correct its spelling, or write it there first", { file })
      : say("this key is missing; {file} has it", { file }),
  );
}

function listSchema(english: readonly unknown[], path: readonly string[], target: Target) {
  const schemas = english.map((item, i) => schemaAt(item, [...path, `${i}`], target));
  const { length } = english;
  const file = target.englishFile;
  return v.pipe(
    v.array(v.unknown()),
    v.nonEmpty(say("at least one entry")),
    v.length(length, say("exactly {count} items, as in {file}", { count: length, file })),
    v.strictTuple(schemas),
  );
}

/** A sentence in which the charity's name stands already, so that its length is right. */
const named = ({ charity }: Target) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll("{name}", () => charity)),
    anyProse,
  );

function pluralSchema(other: string, target: Target): v.GenericSchema {
  const names = placeholdersLeft(other);
  const wording = v.pipe(named(target), hasNoOtherPlaceholders(names));
  const { pluralCategories: categories } = new Intl.PluralRules(target.locale).resolvedOptions();
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

function sentenceSchema(english: string, rule: TextRule, target: Target) {
  const { length = [1, 5000], anyOf } = rule;
  const names = placeholdersLeft(english);
  const limited = v.pipe(named(target), ofLength(...length));
  const checked = anyOf ? v.pipe(limited, hasNoOtherPlaceholders(anyOf)) : limited;
  const whole = v.pipe(checked, hasExactPlaceholders(names));
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
