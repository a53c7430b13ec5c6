import type { Field } from "@sveltia/cms";
import * as v from "valibot";
import { languages } from "../content/load-content.ts";
import { hintOf, notesOf, readable } from "./hints.ts";
import {
  type Entries,
  isOptional,
  isRecord,
  type Order,
  orderOf,
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
  readonly optional?: boolean;
  /** Gathers where there are lists that the editor writes otherwise than the site wants them. */
  readonly lists: { readonly tuples: string[]; readonly emptyLists: string[] };
};

/** What is to be known of a file to read it for the editor and to write it as it was. */
export type FileShape = {
  /** Where a list has a fixed number of items, each with rules of its own: the editor sees keys there. */
  readonly tuples: readonly string[];
  /** Where a list may be empty but not be left out, as the editor does. */
  readonly emptyLists: readonly string[];
  readonly order: Order;
};

export type Form = FileShape & { readonly fields: Field[] };

/** How the items of a tuple are called in the form: `item1`, `item2`. */
const itemKey = (index: number): string => `item${index + 1}`;

/**
 * The form of a content file.
 * @param schema a strict object, a variant of strict objects, or a list of one of them
 * @param example what the file holds now; only the length of its texts matters
 * @throws Error naming a kind of schema that the editor has no field for
 */
export function formOf(schema: v.GenericSchema, example: unknown, perLanguage: boolean): Form {
  const lists = { tuples: [], emptyLists: [] };
  const context = { path: "", perLanguage, example, lists };
  const shape = shapeOf(unwrap(schema), "");
  const fields =
    shape.kind === "keys"
      ? fieldsOf(shape.entries, context)
      : [{ ...fieldOf("items", schema, context), root: true }];
  return { fields, ...lists, order: orderOf(schema, itemKey) };
}

function fieldsOf(entries: Entries, context: Context): Field[] {
  return Object.entries(entries).map(([name, schema]) => {
    const path = context.path === "" ? name : `${context.path}.${name}`;
    return fieldOf(name, schema, { ...context, path, example: at(context.example, name) });
  });
}

function fieldOf(name: string, schema: v.GenericSchema, context: Context): Field {
  const inner = unwrap(schema);
  const leftOut = context.optional === true || isOptional(schema);
  const optional = leftOut || mayBeEmpty(inner);
  if (optional && !leftOut) context.lists.emptyLists.push(context.path);
  const common = {
    name,
    label: v.getTitle(inner) ?? languageName(name) ?? readable(name),
    required: !optional,
    i18n: context.perLanguage,
    ...(notesOf(inner).fixed ? { readonly: true } : {}),
  };
  const widget = widgetOf(inner, common, { ...context, optional: false });
  if (widget.widget !== "hidden") return { ...common, ...widget };
  const { required: _, ...withoutRequired } = common;
  return { ...withoutRequired, ...widget };
}

type Common = Pick<Field, "name"> & { readonly label: string };

function widgetOf(
  schema: v.GenericSchema,
  { label }: Common,
  context: Context,
): { readonly widget: string; readonly [option: string]: unknown } {
  const hint = hintOf(schema);
  const { plural } = notesOf(schema);
  if (plural !== undefined) return { widget: "plural", placeholder: plural, hint };
  const shape = shapeOf(schema, context.path);
  switch (shape.kind) {
    case "text":
      return { ...textWidget(schema, context.example), hint };
    case "number":
      return { ...numberWidget(schema), hint };
    case "boolean":
      return { widget: "boolean", hint };
    case "literal":
      return { widget: "hidden", default: shape.value };
    case "choice":
      return { widget: "select", options: shape.options, hint };
    case "list":
      return {
        widget: "list",
        collapsed: "auto",
        hint,
        ...listOptions(schema, shape.item, context),
      };
    case "tuple":
      return { widget: "object", hint, fields: tupleFields(shape.items, label, context) };
    case "keys":
      return { widget: "object", hint, fields: fieldsOf(shape.entries, context) };
  }
}

function listOptions(schema: v.GenericSchema, item: v.GenericSchema, context: Context) {
  const inItem = { ...context, path: `${context.path}.*`, example: at(context.example, "0") };
  const shape = shapeOf(unwrap(item), inItem.path);
  const items =
    shape.kind === "keys"
      ? { fields: fieldsOf(shape.entries, inItem), summary: summaryOf(shape.entries) }
      : { field: fieldOf("item", item, inItem) };
  return { ...limitsOf(schema), ...items };
}

function tupleFields(items: readonly v.GenericSchema[], label: string, context: Context): Field[] {
  context.lists.tuples.push(context.path);
  return items.map((item, index) => {
    const key = itemKey(index);
    const example = at(context.example, `${index}`);
    const inItem = { ...context, path: `${context.path}.${key}`, example };
    return { ...fieldOf(key, item, inItem), label: `${label} ${index + 1}` };
  });
}

function numberWidget(schema: v.GenericSchema) {
  const actions = pipeOf(schema).filter(isRecord);
  const limit = (type: string) => {
    const found = actions.find((action) => action["type"] === type)?.["requirement"];
    return typeof found === "number" ? found : undefined;
  };
  const whole = actions.some(({ type }) => type === "integer" || type === "safe_integer");
  const min = limit("min_value");
  const max = limit("max_value");
  return {
    widget: "number",
    value_type: whole ? "int" : "float",
    ...(whole ? {} : { step: 0.001 }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}

/** How many items a list may have. */
function limitsOf(schema: v.GenericSchema): { readonly min?: number } {
  const found = pipeOf(schema)
    .filter(isRecord)
    .find(({ type }) => type === "min_length" || type === "non_empty");
  if (!found) return {};
  return { min: typeof found["requirement"] === "number" ? found["requirement"] : 1 };
}

function mayBeEmpty(schema: v.GenericSchema): boolean {
  return schema.type === "array" && limitsOf(schema).min === undefined;
}

function at(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

/** How a folded item of a list is called: by its first text, else by its first value. */
function summaryOf(entries: Entries): string {
  const keys = Object.keys(entries);
  const isText = (key: string) => {
    const schema = entries[key];
    return schema !== undefined && unwrap(schema).type === "string";
  };
  return `{{fields.${keys.find(isText) ?? keys[0]}}}`;
}

/** A key that is a language's code is called by the language's own name. */
function languageName(key: string): string | undefined {
  return languages().find(({ code }) => code === key)?.name;
}
