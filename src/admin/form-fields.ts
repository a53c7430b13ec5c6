import type { Field } from "@sveltia/cms";
import * as v from "valibot";
import type { EditorNotes } from "../content/kit.ts";
import { languages } from "../i18n/languages.ts";
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
};

/** Where a list has a fixed number of items, each with rules of its own: the editor sees keys there. */
export type Tuples = readonly string[];

/** What is to be known of a file to read it for the editor and to write it as it was. */
export type FileShape = { readonly tuples: Tuples; readonly order: Order };

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
  const tuples: string[] = [];
  const context = { path: "", perLanguage, example };
  const shape = shapeOf(unwrap(schema), "");
  const fields =
    shape.kind === "keys"
      ? fieldsOf(shape.entries, context, tuples)
      : [{ ...fieldOf("items", schema, context, tuples), root: true }];
  return { fields, tuples, order: orderOf(schema, itemKey) };
}

function fieldsOf(entries: Entries, context: Context, tuples: string[]): Field[] {
  return Object.entries(entries).map(([name, schema]) => {
    const path = context.path === "" ? name : `${context.path}.${name}`;
    return fieldOf(name, schema, { ...context, path, example: at(context.example, name) }, tuples);
  });
}

function fieldOf(name: string, schema: v.GenericSchema, context: Context, tuples: string[]): Field {
  const optional = context.optional === true || isOptional(schema);
  const inner = unwrap(schema);
  const common = {
    name,
    label: v.getTitle(inner) ?? languageName(name) ?? readable(name),
    required: !optional,
    i18n: context.perLanguage,
  };
  const widget = widgetOf(inner, common, { ...context, optional: false }, tuples);
  if (widget.widget !== "hidden") return { ...common, ...widget };
  const { required: _, ...withoutRequired } = common;
  return { ...withoutRequired, ...widget };
}

type Common = Pick<Field, "name"> & { readonly label: string };

function widgetOf(
  schema: v.GenericSchema,
  { label }: Common,
  context: Context,
  tuples: string[],
): { readonly widget: string; readonly [option: string]: unknown } {
  const notes = notesOf(schema);
  const hint = hintOf(schema, notes);
  if (notes.plural !== undefined) return { widget: "plural", placeholder: notes.plural, hint };
  const shape = shapeOf(schema, context.path);
  switch (shape.kind) {
    case "text":
      return textWidget(schema, notes, hint, context.example);
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
        ...listOptions(schema, shape.item, context, tuples),
      };
    case "tuple":
      return { widget: "object", hint, fields: tupleFields(shape.items, label, context, tuples) };
    case "keys":
      return { widget: "object", hint, fields: fieldsOf(shape.entries, context, tuples) };
  }
}

function listOptions(
  schema: v.GenericSchema,
  item: v.GenericSchema,
  context: Context,
  tuples: string[],
) {
  const inItem = { ...context, path: `${context.path}.*`, example: at(context.example, "0") };
  const shape = shapeOf(unwrap(item), inItem.path);
  const items =
    shape.kind === "keys"
      ? { fields: fieldsOf(shape.entries, inItem, tuples), summary: summaryOf(shape.entries) }
      : { field: fieldOf("item", item, inItem, tuples) };
  return { ...limitsOf(schema), ...items };
}

function tupleFields(
  items: readonly v.GenericSchema[],
  label: string,
  context: Context,
  tuples: string[],
): Field[] {
  tuples.push(context.path);
  return items.map((item, index) => {
    const key = itemKey(index);
    const example = at(context.example, `${index}`);
    const inItem = { ...context, path: `${context.path}.${key}`, example };
    return { ...fieldOf(key, item, inItem, tuples), label: `${label} ${index + 1}` };
  });
}

/** Texts of more characters than this get a box of several lines. */
const oneLine = 70;

function textWidget(schema: v.GenericSchema, notes: EditorNotes, hint: string, example: unknown) {
  if (notes.day) return { widget: "datetime", type: "date", format: "YYYY-MM-DD", hint };
  if (notes.picture !== undefined) {
    return { widget: "image", choose_url: false, hint, ...folderOf(notes.picture) };
  }
  const long = Math.max(notes.length?.[1] ?? 0, `${example ?? ""}`.length) > oneLine;
  const pattern = patternOf(schema, notes);
  // The form counts characters as they are typed; a placeholder it would count as it is written.
  const counted = notes.length && !notes.placeholders?.length;
  const limits = counted ? { minlength: notes.length?.[0], maxlength: notes.length?.[1] } : {};
  return { widget: long ? "text" : "string", hint, ...limits, ...(pattern ? { pattern } : {}) };
}

/** Beside the entry for `.`; otherwise in a folder below `content/`. */
function folderOf(picture: string) {
  return picture === "."
    ? { media_folder: "", public_folder: "" }
    : { media_folder: `/content/${picture}`, public_folder: "" };
}

/** The rules of a text as one regular expression, and what to say when it does not match. */
function patternOf(schema: v.GenericSchema, notes: EditorNotes): [string, string] | null {
  const rules = [
    ...(notes.placeholders ? [placeholderRule(notes.placeholders)] : []),
    ...(notes.length ? [lengthRule(...notes.length, notes.placeholders?.length ?? 0)] : []),
    ...pipeOf(schema).flatMap(actionRule),
  ];
  if (rules.length === 0) return null;
  return [
    `^${rules.map(({ ahead }) => ahead).join("")}[\\s\\S]*$`,
    leftToRight(rules.map(({ say }) => say).join("; ")),
  ];
}

type Rule = { readonly ahead: string; readonly say: string };

function placeholderRule(names: readonly string[]): Rule {
  const each = names.map((name) => `(?=[\\s\\S]*\\{${name}\\})`).join("");
  const others = names.length > 0 ? `(?!(?:${names.join("|")})\\})` : "";
  return {
    ahead: `${each}(?![\\s\\S]*\\{${others}[^{}]*\\})`,
    say:
      names.length > 0
        ? `Keep exactly these placeholders: ${names.map((name) => `{${name}}`).join(", ")}`
        : "Write no {placeholders} here",
  };
}

/**
 * A placeholder counts as the four digits of a year, as it does where the site checks. Each stands
 * once, or the site's own check decides.
 */
function lengthRule(min: number, max: number, placeholders: number): Rule {
  const less = placeholders * 3;
  return {
    ahead: `(?=(?:\\{[^{}]*\\}|[^{}]){${Math.max(min - less, 0)},${max - less}}$)`,
    say: `Write ${min} to ${max} characters`,
  };
}

/** The rules that valibot's own actions carry with them. */
function actionRule(action: unknown): Rule[] {
  if (!isRecord(action) || typeof action["message"] !== "string") return [];
  const { type, requirement, message } = action;
  if (type === "regex" || type === "email") {
    return requirement instanceof RegExp
      ? [{ ahead: `(?=[\\s\\S]*(?:${requirement.source}))`, say: capital(message) }]
      : [];
  }
  if (type === "max_length" && typeof requirement === "number") {
    return [{ ahead: `(?=[\\s\\S]{0,${requirement}}$)`, say: capital(message) }];
  }
  return [];
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

/** What stands below a field: what the value is for, and what it must be like. */
function hintOf(schema: v.GenericSchema, { length, placeholders, plural }: EditorNotes): string {
  const shown = placeholders?.map((name) => `{${name}}`) ?? [];
  const words = [
    v.getDescription(schema),
    length && `${length[0]} to ${length[1]} characters.`,
    shown.length > 0 && `Keep as they are: ${shown.join(", ")}; the site puts the values there.`,
    plural !== undefined &&
      `One wording for each form that the language has; {${plural}} becomes the number.`,
  ]
    .filter(Boolean)
    .join(" ");
  return leftToRight(words);
}

/** The hints are in English; in the editor's Arabic interface they keep their own order (U+2066, U+2069). */
function leftToRight(words: string): string {
  return words === "" ? "" : `\u2066${words}\u2069`;
}

function notesOf(schema: v.GenericSchema): EditorNotes {
  return v.getMetadata(schema);
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

/** `imageAlt` is "Image alt". */
export function readable(key: string): string {
  return capital(
    key.replace(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`),
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A key that is a language's code is called by the language's own name. */
function languageName(key: string): string | undefined {
  return languages().find(({ code }) => code === key)?.name;
}
