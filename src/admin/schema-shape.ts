import * as v from "valibot";
import { languages } from "../content/load-content.ts";

/** Reads the shape of valibot's schemas, for the forms that are made from them. */

export type Entries = Readonly<Record<string, v.GenericSchema>>;

export type Shape =
  | { readonly kind: "text" | "number" | "boolean" }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | { readonly kind: "choice"; readonly options: (string | number)[] }
  | { readonly kind: "list"; readonly item: v.GenericSchema }
  | { readonly kind: "tuple"; readonly items: readonly v.GenericSchema[] }
  | { readonly kind: "keys"; readonly entries: Entries };

/**
 * What kind of value a schema takes. A variant's choices stand together as one set of keys.
 * @param path where it stands, for the error
 * @throws Error naming a type of schema that is not known here
 */
export function shapeOf(schema: v.GenericSchema, path: string): Shape {
  const { type, literal, options, item, items, value }: Readonly<Record<string, unknown>> = {
    ...schema,
  };
  if (type === "string") return { kind: "text" };
  if (type === "number" || type === "boolean") return { kind: type };
  if (type === "literal" && isPlain(literal)) return { kind: "literal", value: literal };
  if (type === "picklist" && Array.isArray(options)) {
    return { kind: "choice", options: options.filter(isOption) };
  }
  if (type === "array" && isSchema(item)) return { kind: "list", item };
  if (type === "strict_tuple" && Array.isArray(items)) {
    return { kind: "tuple", items: items.filter(isSchema) };
  }
  if (type === "record" && isSchema(value)) return { kind: "keys", entries: inEachLanguage(value) };
  if (hasKeys(schema)) return { kind: "keys", entries: entriesOf(schema) };
  throw new Error(`the editor has no field for a schema of type ${type} (${path})`);
}

/** The content has no records but those by the codes of the site's languages. */
function inEachLanguage(value: v.GenericSchema): Entries {
  return Object.fromEntries(languages().map(({ code }) => [code, value]));
}

/** The schema inside `exactOptional` and the like. */
export function unwrap(schema: v.GenericSchema): v.GenericSchema {
  return "wrapped" in schema && isSchema(schema.wrapped) ? unwrap(schema.wrapped) : schema;
}

/** Whether a key may be left out. */
export function isOptional(schema: v.GenericSchema): boolean {
  return schema.type === "exact_optional" || schema.type === "optional";
}

/** What a schema does in turn, pipes within pipes laid out flat. */
export function pipeOf(schema: unknown): unknown[] {
  if (!isRecord(schema) || !Array.isArray(schema["pipe"])) return [];
  return schema["pipe"].flatMap((step: unknown) => {
    const inner = pipeOf(step);
    return inner.length > 0 ? inner : [step];
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function hasKeys({ type }: v.GenericSchema): boolean {
  return type === "strict_object" || type === "variant" || type === "union";
}

/** The keys of an object; of several choices all that one of them has, and not all have is optional. */
function entriesOf(schema: v.GenericSchema): Entries {
  if ("entries" in schema && isRecord(schema.entries)) {
    return Object.fromEntries(
      Object.entries(schema.entries).flatMap(([key, one]) => (isSchema(one) ? [[key, one]] : [])),
    );
  }
  const choices = "options" in schema && Array.isArray(schema.options) ? schema.options : [];
  const all = choices.filter(isSchema).map(entriesOf);
  const keys = [...new Set(all.flatMap((entries) => Object.keys(entries)))];
  return Object.fromEntries(
    keys.map((key) => {
      const found = all.flatMap((entries) => entries[key] ?? []);
      const one = asOne(found);
      return [key, found.length < all.length ? v.exactOptional(one) : one];
    }),
  );
}

/** One schema for a key that several choices have: literals become a choice, objects one object. */
function asOne(schemas: readonly v.GenericSchema[]): v.GenericSchema {
  const [first = v.never()] = schemas;
  if (schemas.every((one) => one === first)) return first;
  const inner = schemas.map(unwrap);
  const literals = inner.flatMap((one) => ("literal" in one ? [`${one.literal}`] : []));
  if (literals.length === inner.length) return v.picklist([...new Set(literals)]);
  return inner.every(hasKeys) ? v.union(inner) : first;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value["kind"] === "schema";
}

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function isOption(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/**
 * A value with its keys in the order of the schema, in which the editor writes them. What the schema does
 * not know stays behind what it does.
 */
export function inSchemaOrder(schema: v.GenericSchema, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const shape = shapeOf(unwrap(schema), "");
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => {
      const own = shape.kind === "list" ? shape.item : shape.kind === "tuple" && shape.items[index];
      return own ? inSchemaOrder(own, item) : item;
    });
  }
  const entries = shape.kind === "keys" ? shape.entries : {};
  const keys = [...new Set([...Object.keys(entries), ...Object.keys(value)])];
  return Object.fromEntries(
    keys
      .filter((key) => key in value)
      .map((key) => {
        const own = entries[key];
        return [key, own ? inSchemaOrder(own, value[key]) : value[key]];
      }),
  );
}

/** The keys of a form in their order, each with those inside it; `*` is any item of a list. */
export type Order = { readonly [key: string]: Order };

/** @param itemKey how the editor calls an item of a tuple */
export function orderOf(schema: v.GenericSchema, itemKey: (index: number) => string): Order {
  const inner = unwrap(schema);
  if (
    !["strict_object", "variant", "union", "array", "strict_tuple", "record"].includes(inner.type)
  )
    return {};
  const shape = shapeOf(inner, "");
  const below = (key: string, one: v.GenericSchema) => [key, orderOf(one, itemKey)] as const;
  if (shape.kind === "list") return Object.fromEntries([below("*", shape.item)]);
  if (shape.kind === "tuple") {
    return Object.fromEntries(shape.items.map((one, index) => below(itemKey(index), one)));
  }
  const entries = shape.kind === "keys" ? Object.entries(shape.entries) : [];
  return Object.fromEntries(entries.map(([key, one]) => below(key, one)));
}
