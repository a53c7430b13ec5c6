import type { Field } from "@sveltia/cms";
import * as v from "valibot";
import { languages } from "../content/load-content.ts";
import { itemKey } from "./content-format.ts";
import { hintOf, notesOf, readable } from "./hints.ts";
import {
  type Entries,
  fewestItems,
  isOptional,
  isRecord,
  mayBeEmpty,
  pipeOf,
  shapeOf,
  unwrap,
} from "./schema-shape.ts";
import { textWidget } from "./text-field.ts";

/**
 * Makes the fields of the editor's form from the schema that the site itself checks the content with,
 * so that the two cannot differ. What a form cannot check the build does.
 */

type Context = {
  /** Where the value stands, such as `hero.title`; `*` is any item of a list. */
  readonly path: string;
  /** Whether each language has a file, and so a form, of its own. */
  readonly perLanguage: boolean;
  /** A value that stands there now in the main language; a long text gets a larger box. */
  readonly example: unknown;
};

/**
 * The form of a content file.
 * @param schema a strict object, a variant of strict objects, or a list of one of them
 * @param example what the file holds now; only the length of its texts matters
 * @throws Error naming a kind of schema that the editor has no field for
 */
export function formOf(schema: v.GenericSchema, example: unknown, perLanguage: boolean): Field[] {
  const context = { path: "", perLanguage, example };
  const shape = shapeOf(unwrap(schema));
  return shape.kind === "keys"
    ? fieldsOf(shape.entries, context)
    : [{ ...fieldOf("items", schema, context), root: true }];
}

function fieldsOf(entries: Entries, context: Context): Field[] {
  return Object.entries(entries).map(([name, schema]) => {
    const path = context.path === "" ? name : `${context.path}.${name}`;
    return fieldOf(name, schema, { ...context, path, example: at(context.example, name) });
  });
}

function fieldOf(name: string, schema: v.GenericSchema, context: Context): Field {
  const inner = unwrap(schema);
  const label = v.getTitle(inner) ?? languageName(name) ?? readable(name);
  const common = { name, label, i18n: context.perLanguage };
  if (inner.type === "literal") return { ...common, ...widgetOf(inner, label, context) };
  return {
    ...common,
    required: !(isOptional(schema) || mayBeEmpty(inner)),
    hint: hintOf(inner),
    ...(notesOf(inner).fixed ? { readonly: true } : {}),
    ...widgetOf(inner, label, context),
  };
}

type Widget = { readonly widget: string; readonly [option: string]: unknown };

function widgetOf(schema: v.GenericSchema, label: string, context: Context): Widget {
  const { plural } = notesOf(schema);
  if (plural !== undefined) return { widget: "plural", placeholder: plural };
  const shape = shapeOf(schema, context.path);
  switch (shape.kind) {
    case "text":
      return textWidget(schema, context.example);
    case "number":
      return numberWidget(schema);
    case "boolean":
      return { widget: "boolean" };
    case "literal":
      return { widget: "hidden", default: shape.value };
    case "choice":
      return { widget: "select", options: shape.options };
    case "list":
      return { widget: "list", collapsed: "auto", ...listOptions(schema, shape.item, context) };
    case "tuple":
      return { widget: "object", fields: tupleFields(shape.items, label, context) };
    case "keys":
      return { widget: "object", fields: fieldsOf(shape.entries, context) };
  }
}

function listOptions(schema: v.GenericSchema, item: v.GenericSchema, context: Context) {
  const inItem = { ...context, path: `${context.path}.*`, example: at(context.example, "0") };
  const shape = shapeOf(unwrap(item), inItem.path);
  const items =
    shape.kind === "keys"
      ? { fields: fieldsOf(shape.entries, inItem), summary: summaryOf(shape.entries) }
      : { field: fieldOf("item", item, inItem) };
  return { min: fewestItems(schema), ...items };
}

function tupleFields(items: readonly v.GenericSchema[], label: string, context: Context): Field[] {
  return items.map((item, index) => {
    const key = itemKey(index);
    const example = at(context.example, `${index}`);
    const inItem = { ...context, path: `${context.path}.${key}`, example };
    return { ...fieldOf(key, item, inItem), label: `${label} ${index + 1}` };
  });
}

function numberWidget(schema: v.GenericSchema) {
  const limits = new Map(pipeOf(schema).map(({ type, requirement }) => [type, requirement]));
  const kind =
    limits.has("integer") || limits.has("safe_integer")
      ? { value_type: "int" }
      : { value_type: "float", step: 0.001 };
  return {
    widget: "number",
    ...kind,
    min: limits.get("min_value"),
    max: limits.get("max_value"),
  };
}

function at(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

/** What a folded item of a list is called: its first text, else its first value. */
function summaryOf(entries: Entries): string {
  const keys = Object.entries(entries);
  const [key] = keys.find(([, one]) => unwrap(one).type === "string") ?? keys[0] ?? [];
  return `{{fields.${key}}}`;
}

/** A key that is a language's code is called by the language's own name. */
function languageName(key: string): string | undefined {
  return languages().find(({ code }) => code === key)?.name;
}
