import type { Field } from "@sveltia/cms";
import { languages } from "../content/load-content.server.ts";
import { optionalKeys, ruleAt, type TextRule } from "../content/text-rules.server.ts";
import { isKeys, isPlural, placeholdersIn, pluralCategories } from "../i18n/interpolate.ts";
import { boxFor, folded, leftToRight, readable, type Widget } from "./field-words.server.ts";

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
  const name = path.at(-1) ?? "";
  return { name, label: readable(name), i18n: true, ...textWidget(file, value, path) };
}

function textWidget(file: string, value: unknown, path: readonly string[]): Widget {
  const rule = ruleAt(file, path);
  if (rule.oneOf) return { widget: "select", options: rule.oneOf };
  if (Array.isArray(value)) return textList(file, value, path, rule);
  if (isPlural(value)) return { widget: "object", fields: pluralFields(value.other) };
  if (isKeys(value)) return { widget: "object", fields: keysOf(file, value, path) };
  // A list has one field for all items, whose placeholders differ.
  const needs = rule.anyOf || path.includes("0") ? [] : placeholdersIn(`${value}`);
  return sentence(`${value}`, needs, rule);
}

function textList(
  file: string,
  values: readonly unknown[],
  path: readonly string[],
  { list }: TextRule,
): Widget {
  const limits = list ? { min: 1 } : { min: values.length, max: values.length };
  const inside = [...path, "0"];
  const items = values.every(isKeys)
    ? folded(keysOf(file, Object.assign({}, ...values), inside))
    : { field: { ...textField(file, longest(values), inside), name: "item", label: "Item" } };
  return { widget: "list", collapsed: "auto", ...limits, ...items };
}

/** Each language gets the fields of all plural forms, and must fill in its own (Unicode CLDR). */
function pluralFields(other: string): Field[] {
  const [placeholder = ""] = placeholdersIn(other);
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
function sentence(text: string, needs: readonly string[], { length, anyOf }: TextRule): Widget {
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
