import type { Field } from "@sveltia/cms";
import { languages } from "../content/load-content.server.ts";
import { optionalKeys, ruleAt, type TextRule } from "../content/text-rules.server.ts";
import { isKeys, isPlural, placeholdersIn, pluralCategories } from "../i18n/interpolate.ts";
import { boxFor, folded, leftToRight, readable } from "./field-words.server.ts";

/** The fields of a file of texts, as the English file has them. */
export function textFields(name: string, texts: unknown): Field[] {
  return isKeys(texts) ? keysOf(name, texts, []) : [];
}

function keysOf(file: string, values: Record<string, unknown>, path: readonly string[]): Field[] {
  const mayBeMissing = optionalKeys(file, path);
  return [...new Set([...Object.keys(values), ...mayBeMissing])].map((key) => ({
    ...textField(file, values[key] ?? "", [...path, key]),
    required: !mayBeMissing.includes(key),
  }));
}

function textField(file: string, value: unknown, path: readonly string[]): Field {
  const key = path.at(-1) ?? "";
  const rule = ruleAt(file, path);
  const common = { name: key, label: readable(key), i18n: true };
  if (rule.oneOf) return { ...common, widget: "select", options: [...rule.oneOf] };
  if (Array.isArray(value)) {
    const limits = rule.list ? { min: 1 } : { min: value.length, max: value.length };
    const inside = [...path, "0"];
    const items = value.every(isKeys)
      ? folded(keysOf(file, Object.assign({}, ...value), inside))
      : { field: { ...textField(file, longest(value), inside), name: "item", label: "Item" } };
    return { ...common, widget: "list", collapsed: "auto", ...limits, ...items };
  }
  if (isPlural(value)) {
    const [name = ""] = placeholdersIn(value.other);
    return { ...common, widget: "object", fields: pluralFields(name) };
  }
  if (isKeys(value)) return { ...common, widget: "object", fields: keysOf(file, value, path) };
  // A list has one field for all items, whose placeholders differ.
  const needs = rule.anyOf || path.includes("0") ? [] : placeholdersIn(`${value}`);
  return { ...common, ...sentence(`${value}`, needs, rule) };
}

/** Each language gets the fields of all plural forms, and must fill in its own (Unicode CLDR). */
function pluralFields(placeholder: string): Field[] {
  return pluralCategories.map((category) => {
    const having = languages()
      .map(({ code, name, locale }) => ({ code, name, numbers: numbersOf(category, locale) }))
      .filter(({ numbers }) => numbers.length > 0);
    const examples = having.map(
      ({ name, numbers }) => `${name}: ${numbers.slice(0, 4).join(", ")}`,
    );
    return {
      ...{ name: category, label: category, widget: "string", i18n: true },
      required: having.map(({ code }) => code),
      hint: `${examples.join("; ")}. {${placeholder}} becomes the number.`,
    };
  });
}

function numbersOf(category: string, locale: string): number[] {
  const rules = new Intl.PluralRules(locale);
  return [...Array(201).keys(), 1_000_000].filter((number) => rules.select(number) === category);
}

/** Limits are set only for a text without placeholders, whose length the editor can count. */
function sentence(text: string, needs: readonly string[], { length, anyOf }: TextRule) {
  const names = needs.map((name) => `{${name}}`);
  const [only] = names;
  const limits = !(only || anyOf) && length ? { minlength: length[0], maxlength: length[1] } : {};
  const says = [
    length && `${length[0]} to ${length[1]} characters.`,
    only && `Keep as they are: ${names.join(", ")}; the site puts the values there.`,
  ];
  return {
    widget: boxFor(Math.max(text.length, length?.[1] ?? 0)),
    ...limits,
    ...(names.length === 1 && { pattern: [`\\${only}`, leftToRight(`Keep ${only}`)] }),
    hint: says.filter(Boolean).join(" "),
  };
}

const longest = (values: readonly unknown[]) =>
  [...values].sort((a, b) => `${b}`.length - `${a}`.length)[0];
