import type { Field } from "@sveltia/cms";
import { stringify } from "yaml";
import { isKeys, pluralCategories } from "../i18n/interpolate.ts";

/**
 * Writes keys in the order of the form's fields, so that a changed word changes one line. It drops
 * comments, since the form has hints. French has a space before some signs, at which no line may break.
 */
export function writeContent(value: unknown, fields: readonly Field[]): string {
  const [only] = fields;
  const whole = only && "root" in only && only.root ? inOrder(value, only) : keysOf(value, fields);
  return stringify(whole, keepSignsInLine, { lineWidth: 0, defaultStringType: "PLAIN" });
}

const keepSignsInLine = (_: unknown, value: unknown) =>
  typeof value === "string" ? value.replace(/(?<=\S) (?=[:;!?%»])|(?<=«) /gu, "\u00a0") : value;

function inOrder(value: unknown, field: Field): unknown {
  const inner = "fields" in field && field.fields ? field.fields : [];
  if (Array.isArray(value)) {
    return inner.length > 0 ? value.map((item) => keysOf(item, inner)) : value;
  }
  if (field.widget === "plural") return keysOf(value, plurals);
  return isKeys(value) ? keysOf(value, inner) : value;
}

/** Leaves out an empty text, but writes a required list. */
function keysOf(value: unknown, fields: readonly Field[]): unknown {
  if (!isKeys(value)) return value;
  const known = fields.map((field) => {
    const missing = "default" in field && Array.isArray(field.default) ? [] : undefined;
    return [field.name, inOrder(value[field.name] ?? missing, field)] as const;
  });
  // Sveltia CMS puts the keys of our field type last.
  const others = Object.entries(value).filter(([key]) => !known.some(([name]) => name === key));
  return Object.fromEntries(
    [...known, ...others].filter(
      ([, entryValue]) => entryValue !== undefined && entryValue !== null && entryValue !== "",
    ),
  );
}

const plurals: readonly Field[] = pluralCategories.map((name) => ({ name, widget: "string" }));
